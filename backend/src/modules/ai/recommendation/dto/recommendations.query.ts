import { type Language, languages } from '@masar/i18n';
import { OneOf } from '#platform/http/fields';

export class RecommendationsQuery {
  @OneOf(languages, { optional: true, description: 'Of the reasons; by default the caller’s' }) language?: Language;
}
