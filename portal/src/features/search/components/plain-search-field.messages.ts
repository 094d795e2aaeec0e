// Written by `npm run texts` from plain-search-field.ar.arb, plain-search-field.en.arb.
import { defineMessages } from '@masar/i18n';

export const plainSearchFieldMessages = defineMessages({
  ar: {
    clear: 'مسح البحث',
  },
  en: {
    clear: 'Clear the search',
  },
});
