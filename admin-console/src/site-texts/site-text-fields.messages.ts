// Written by `npm run texts` from site-text-fields.ar.arb, site-text-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const siteTextFieldTexts = defineMessages({
  ar: {
    ar: 'بالعربية',
    en: 'بالإنجليزية',
  },
  en: {
    ar: 'In Arabic',
    en: 'In English',
  },
});
