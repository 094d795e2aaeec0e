import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { SearchAliasSchema } from './alias/search-alias.entity.js';
import { searchPersonalData } from './search.personal-data.js';

/** The index of all that can be found; triggers keep its tables. */
export const searchManifest: ModuleManifest = {
  level: 5,
  readable: ['search_aliases'],
  entities: [SearchAliasSchema],
  tablesWithoutEntity: [
    'search_documents',
    'search_postings',
    'search_stems',
    'search_sections',
    'search_section_postings',
    'search_names',
    'search_section_stems',
  ],
  personalData: searchPersonalData,
};
