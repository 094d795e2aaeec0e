import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AuthTables } from '#modules/auth';
import type { BackupSchema } from './backup/backup.entity.js';

/** Rows as read models may select them, derived from the entities. */
export type OperationsTables = InferKyselyDB<typeof BackupSchema> & AuthTables;
