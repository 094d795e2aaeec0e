import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
import { defineFields, moment, text } from '../records/fields';
import { searchAliasFieldTexts } from './search-alias-fields.messages';

const texts = inEach(searchAliasFieldTexts);

export type SearchAlias = components['schemas']['SearchAliasResponse'];

/** What people type and what they mean (SRCH-1). */
export const searchAliasFields = defineFields<SearchAlias>()({
  term: {
    label: texts.term,
    as: text({ max: 100 }),
    column: 'sorted',
    input: true,
    required: true,
    hint: texts.termHint,
  },
  canonical: {
    label: texts.canonical,
    as: text({ max: 100 }),
    column: 'sorted',
    input: true,
    required: true,
    hint: texts.canonicalHint,
  },
  createdAt: { label: texts.createdAt, as: moment, column: 'sorted' },
});
