// Written by `npm run texts` from translations.ar.arb, translations.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures of translating content. */
export const translationsErrors = defineMessages({
  ar: {
    'translations.not_found': 'لا توجد هذه الترجمة.',
    'translations.row_not_found': 'لا يوجد العنصر الذي تريد ترجمته.',
    'translations.not_translatable': 'هذا النص لا يُترجم: لا حقل باسم «{field}» في «{entityType}».',
    'translations.unsuitable': 'تُكتب ترجمة هذا الحقل بحدود {max} حرف، وفي سطر واحد إن كان عنواناً.',
  },
  en: {
    'translations.not_found': 'There is no such translation.',
    'translations.row_not_found': 'The thing to be translated does not exist.',
    'translations.not_translatable': 'This text is not translated: “{entityType}” has no field “{field}”.',
    'translations.unsuitable':
      'A translation of this field has at most {max} characters, and one line if it is a title.',
  },
});
