import { defineMessages } from '@masar/i18n';

export const wordsInBothLanguagesMessages = defineMessages({
  ar: { inArabic: 'بالعربية', inEnglish: 'بالإنجليزية' },
  en: { inArabic: 'In Arabic', inEnglish: 'In English' },
});
