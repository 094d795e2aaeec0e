import { defineEntity, p } from '@mikro-orm/core';
import { normalizeText, stemsOf } from '@masar/domain';
import { createdAt, id, listIndex } from '#platform/database/columns';

const likenessIndex = (name: string, columns: string) => ({
  name: `search_aliases_${name}_index`,
  expression: `create index "search_aliases_${name}_index" on "search_aliases" ${columns}`,
});

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
    ...['term_word', 'canonical_word'].flatMap((column) => [
      likenessIndex(`${column}_letters`, `using gin (masar_letters("${column}") gin_trgm_ops)`),
      likenessIndex(`${column}_sounds`, `(masar_sounds("${column}"))`),
    ]),
  ],
  properties: {
    id: id(),
    /** As an administrator wrote it, e.g. `JS`. */
    term: p.text(),
    /** What it stands for, e.g. `جافاسكربت`; terms of one canonical word find each other. */
    canonical: p.text(),
    termStems: p.text(),
    canonicalStems: p.text(),
    /** What a misspelt word is compared with: the term with its ends, where it is one word. */
    termWord: p.text().nullable(),
    canonicalWord: p.text().nullable(),
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
export const phraseOf = (text: string): string => stemsOf(text).join(' ');

const wordOf = (text: string): string | null => (stemsOf(text).length === 1 ? normalizeText(text).trim() : null);

/** An alias with what is compared of it. */
export const aliasColumns = (term: string, canonical: string) => ({
  term,
  canonical,
  termStems: phraseOf(term),
  canonicalStems: phraseOf(canonical),
  termWord: wordOf(term),
  canonicalWord: wordOf(canonical),
});
