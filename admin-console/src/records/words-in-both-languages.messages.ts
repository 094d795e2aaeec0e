// Written by `npm run texts` from words-in-both-languages.ar.arb, words-in-both-languages.en.arb.
import { defineMessages } from '@masar/i18n';

export const wordsInBothLanguagesMessages = defineMessages({
  ar: {
    inArabic: 'بالعربية',
    inEnglish: 'بالإنجليزية',
  },
  en: {
    inArabic: 'In Arabic',
    inEnglish: 'In English',
  },
});
