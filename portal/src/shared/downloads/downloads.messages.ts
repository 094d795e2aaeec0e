// Written by `npm run texts` from downloads.ar.arb, downloads.en.arb.
import { defineMessages } from '@masar/i18n';

export const downloadsMessages = defineMessages({
  ar: {
    failed: 'تعذّر تنزيل الملف',
  },
  en: {
    failed: 'The file could not be downloaded',
  },
});
