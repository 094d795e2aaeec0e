import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AuthTables } from '#modules/auth';
import type { SiteTextSchema } from './texts/site-text.entity.js';
import type { SiteTextVersionSchema } from './texts/site-text-version.entity.js';

/** Rows as read models may select them, derived from the entities. */
export type SiteTables = InferKyselyDB<typeof SiteTextSchema | typeof SiteTextVersionSchema> &
  Pick<AuthTables, 'users'>;
