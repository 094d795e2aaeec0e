// Written by `npm run texts` from search.ar.arb, search.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures of the search's own settings. */
export const searchErrors = defineMessages({
  ar: {
    'search.alias_not_found': 'لم نجد هذا المرادف.',
    'search.alias_exists': 'هذا المرادف مسجّل من قبل.',
    'search.alias_means_nothing': 'اكتب كلمة إلى أربع كلمات في كل حقل، على أن تختلفا بعد حذف التشكيل والزوائد.',
  },
  en: {
    'search.alias_not_found': 'This other name was not found.',
    'search.alias_exists': 'This name is on the list already.',
    'search.alias_means_nothing':
      'Write one to four words in each field; the search must not take them for the same word.',
  },
});
