import type { Language } from '@masar/i18n';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { reactAdminTexts } from './react-admin.messages';

/** react-admin's own texts in one language, by their paths; ours come from defineMessages. */
export const createI18nProvider = (language: Language): I18nProvider =>
  polyglotI18nProvider(
    () => reactAdminTexts[language] as unknown as TranslationMessages,
    language,
    undefined,
    // Notices are sentences of ours, which are no keys; a missing key of react-admin's is found by the walk over all screens.
    { allowMissing: true },
  );
