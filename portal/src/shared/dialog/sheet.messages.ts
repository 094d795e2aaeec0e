// Written by `npm run texts` from sheet.ar.arb, sheet.en.arb.
import { defineMessages } from '@masar/i18n';

export const sheetMessages = defineMessages({
  ar: {
    close: 'إغلاق',
  },
  en: {
    close: 'Close',
  },
});
