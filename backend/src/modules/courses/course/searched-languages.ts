import { type ContentLanguage, isLanguage, type Language, languages } from '@masar/i18n';

/** Whose texts are looked at: those of the reader's language, or both for readers of a further one. */
export const searchedLanguages = (language: ContentLanguage | undefined): readonly Language[] =>
  isLanguage(language) ? [language] : languages;
