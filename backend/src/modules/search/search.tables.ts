import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { SearchAliasSchema } from './alias/search-alias.entity.js';

/** Rows as read models may select them, derived from the entities. */
export type SearchTables = InferKyselyDB<typeof SearchAliasSchema>;
