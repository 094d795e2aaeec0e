import type { Language } from '@masar/i18n';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { arabicMessages } from './arabic-messages';
import { englishMessages } from './english-messages';

const messagesOf: Record<Language, TranslationMessages> = { ar: arabicMessages, en: englishMessages };

/** react-admin's own texts in one language; ours come from defineMessages. */
export const createI18nProvider = (language: Language): I18nProvider =>
  // Notices are sentences of ours, which are no keys; a missing key of react-admin's is found by the walk over all screens.
  polyglotI18nProvider(() => messagesOf[language], language, undefined, { allowMissing: true });
