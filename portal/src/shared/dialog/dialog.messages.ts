// Written by `npm run texts` from dialog.ar.arb, dialog.en.arb.
import { defineMessages } from '@masar/i18n';

export const dialogMessages = defineMessages({
  ar: {
    close: 'إغلاق',
  },
  en: {
    close: 'Close',
  },
});
