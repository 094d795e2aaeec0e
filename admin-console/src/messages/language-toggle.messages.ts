// Written by `npm run texts` from language-toggle.ar.arb, language-toggle.en.arb.
import { defineMessages } from '@masar/i18n';

export const languageToggleMessages = defineMessages({
  ar: {
    code: 'EN',
    label: 'EN: التبديل إلى الإنجليزية',
  },
  en: {
    code: 'ع',
    label: 'ع: switch to Arabic',
  },
});
