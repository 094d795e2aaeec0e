import { defineError } from '#platform/errors/app-error';

export class TranslationNotFound extends defineError('translations.not_found', 404) {}
export class TranslatedRowNotFound extends defineError('translations.row_not_found', 404) {}
export class NotTranslatable extends defineError('translations.not_translatable', 422) {}
export class UnsuitableTranslation extends defineError('translations.unsuitable', 422) {}
