import { type ContentLanguage, contentLanguages } from '@masar/i18n';
import { OneOf } from '#platform/http/fields';

export class RecommendationsQuery {
  @OneOf(contentLanguages, { optional: true, description: 'Of titles and reasons; by default the caller’s' })
  language?: ContentLanguage;
}
