import {
  NotTranslatable,
  TranslatedRowNotFound,
  TranslationNotFound,
  UnsuitableTranslation,
} from '#modules/translations';
import { recordController } from '../records/record-controller.js';
import { ChangeTranslationDto, CreateTranslationDto } from './translation.dto.js';
import { TranslationRecord } from './translation.record.js';
import { translationListing, TranslationsResource } from './translations.resource.js';

export { TranslationsResource };
export const TranslationsController = recordController({
  listing: translationListing,
  resource: TranslationsResource,
  record: TranslationRecord,
  nouns: ['translation', 'translations'],
  create: CreateTranslationDto,
  change: ChangeTranslationDto,
  isRemovable: true,
  fails: [NotTranslatable, TranslatedRowNotFound, TranslationNotFound, UnsuitableTranslation],
});
