import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AuthTables } from '#modules/auth';
import type { ReportSchema } from './report/report.entity.js';
import type { ReportScheduleSchema } from './schedule/schedule.entity.js';

/** Rows as read models may select them, derived from the entities. */
export type ReportsTables = InferKyselyDB<typeof ReportSchema | typeof ReportScheduleSchema> &
  Pick<AuthTables, 'users'>;
