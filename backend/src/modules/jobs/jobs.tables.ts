import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AuthTables } from '#modules/auth';
import type { JobApplicationSchema } from './job-application.entity.js';
import type { JobPostingSchema } from './job-posting.entity.js';

/** Rows as the module's queries read them, derived from the entities. */
export type JobsTables = InferKyselyDB<typeof JobPostingSchema | typeof JobApplicationSchema> &
  Pick<AuthTables, 'users'>;
