// Written by `npm run texts` from page.ar.arb, page.en.arb.
import { defineMessages } from '@masar/i18n';

/** What the console calls itself, in its bar and in the names of its documents. */
export const pageMessages = defineMessages({
  ar: {
    console: 'لوحة الإدارة',
  },
  en: {
    console: 'Console',
  },
});
