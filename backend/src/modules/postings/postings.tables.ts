import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AuthTables } from '#modules/auth';
import type { ApplicationMoveSchema } from './application/application-move.entity.js';

/** Rows of the module itself; those of postings and applications are told by the books of the modules above. */
export type PostingsTables = InferKyselyDB<typeof ApplicationMoveSchema> & Pick<AuthTables, 'users'>;
