/** Front door of the search module. */
export { SearchModule } from './search.module.js';
export * from './search.errors.js';
export type { SearchTables } from './search.tables.js';
export { SearchAliasService } from './alias/search-alias.service.js';
export { aliasColumns } from './alias/search-alias.entity.js';
export { rankingOver } from './ranking/ranking-over.js';
