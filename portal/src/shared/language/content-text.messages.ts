// Written by `npm run texts` from content-text.ar.arb, content-text.en.arb.
import { defineMessages } from '@masar/i18n';

export const contentTextMessages = defineMessages({
  ar: {
    ar: 'بالعربية',
    en: 'بالإنجليزية',
    ckb: 'بالكردية',
    untranslated: 'لم تُترجم بعد',
  },
  en: {
    ar: 'In Arabic',
    en: 'In English',
    ckb: 'In Kurdish',
    untranslated: 'Not translated yet',
  },
});
