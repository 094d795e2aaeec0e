import { stemsOf } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, listIndex } from '#platform/database/columns';

/** Table `search_aliases`: words and short phrases that mean the same in a search (SRCH-1). */
export const SearchAliasSchema = defineEntity({
  name: 'SearchAlias',
  tableName: 'search_aliases',
  uniques: [{ name: 'search_aliases_term_stems_unique', properties: ['termStems'] }],
  checks: [
    {
      name: 'search_aliases_stems_check',
      expression: `term_stems <> '' and canonical_stems <> '' and term_stems <> canonical_stems`,
    },
  ],
  indexes: [
    listIndex('search_aliases', 'canonical_stems', 'canonical_stems, id'),
    listIndex('search_aliases', 'created_at', 'created_at desc, id desc'),
  ],
  properties: {
    id: id(),
    /** As an administrator wrote it, e.g. `JS`. */
    term: p.text(),
    /** What it stands for, e.g. `جافاسكربت`; terms of one canonical word find each other. */
    canonical: p.text(),
    termStems: p.text(),
    canonicalStems: p.text(),
    createdAt: createdAt(),
  },
});

export class SearchAlias extends SearchAliasSchema.class {
  mean(term: string, canonical: string): void {
    Object.assign(this, aliasColumns(term, canonical));
  }
}
SearchAliasSchema.setClass(SearchAlias);

/** The stems of a phrase as they are stored and looked up. */
const phraseOf = (text: string): string => stemsOf(text).join(' ');

/** An alias with the stems that are compared. */
export const aliasColumns = (term: string, canonical: string) => ({
  term,
  canonical,
  termStems: phraseOf(term),
  canonicalStems: phraseOf(canonical),
});
