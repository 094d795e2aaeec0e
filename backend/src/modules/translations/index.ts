/** Front door of the translations module. */
export { TranslationsModule } from './translations.module.js';
export * from './translations.errors.js';
export { Translatables, type Translatable } from './translatables.js';
export type { TranslatedTexts } from './translated-texts.js';
export { translationLike } from './translation-match.js';
export { TranslationQueries } from './translation.queries.js';
export { Translations } from './translations.service.js';
