import { type Language, languages } from '@masar/i18n';
import { OneOf } from '#platform/http/fields';

export class CertificatePdfQuery {
  @OneOf(languages, { optional: true, description: 'Arabic when missing' }) language?: Language;
}
