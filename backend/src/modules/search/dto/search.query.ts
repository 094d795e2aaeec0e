import { type SearchKind, searchKinds } from '@masar/domain';
import { type Language, languages } from '@masar/i18n';
import { OneOf, Text, WholeNumber } from '#platform/http/fields';

/** Text of a search; what it holds of line breaks and direction signs is ignored (SRCH-1). */
const typed = { optional: true, max: 200, multiline: true, example: 'البرمجة' } as const;

export class SearchQuery {
  @Text({ ...typed, description: 'Nothing is found for an empty text' }) q?: string;
  @OneOf(searchKinds, { optional: true, description: 'One kind only' }) type?: SearchKind;
  @OneOf(languages, { optional: true, description: 'Of titles and excerpts; by default the caller’s' })
  language?: Language;
  @WholeNumber({ optional: true, min: 1, max: 20, description: 'Results of each kind, 5 by default' }) limit?: number;
  @Text({ optional: true, max: 200, description: '`next` of a group; needs `type`' }) cursor?: string;
}

export class SuggestionsQuery {
  @Text({ ...typed, description: 'What was typed so far' }) q?: string;
  @OneOf(languages, { optional: true, description: 'Of the titles; by default the caller’s' }) language?: Language;
}
