// Written by `npm run texts` from search-field.ar.arb, search-field.en.arb.
import { defineMessages } from '@masar/i18n';

export const searchFieldMessages = defineMessages({
  ar: {
    clear: 'مسح البحث',
  },
  en: {
    clear: 'Clear the search',
  },
});
