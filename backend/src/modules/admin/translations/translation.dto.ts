import { type FurtherLanguage, furtherLanguages } from '@masar/i18n';
import { OneOf, Pattern, Text } from '#platform/http/fields';
import { Version } from '../records/version-out.js';

/** Writes a text over the one that stands at the same place, if any. */
export class CreateTranslationDto {
  @Pattern(/^[a-z_]+$/, { max: 60, example: 'courses' }) entityType!: string;
  @Text({ max: 80 }) entityId!: string;
  @OneOf(furtherLanguages) language!: FurtherLanguage;
  @Text({ max: 60, example: 'title' }) field!: string;
  @Text({ max: 10_000, multiline: true }) content!: string;
}

export class ChangeTranslationDto {
  @Version() version?: string;
  @Text({ optional: true, min: 1, max: 10_000, multiline: true }) content?: string;
}
