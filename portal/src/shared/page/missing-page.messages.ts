// Written by `npm run texts` from missing-page.ar.arb, missing-page.en.arb.
import { defineMessages } from '@masar/i18n';

export const missingPageMessages = defineMessages({
  ar: {
    failed: 'تعذّر تحميل الصفحة',
  },
  en: {
    failed: 'The page could not be loaded',
  },
});
