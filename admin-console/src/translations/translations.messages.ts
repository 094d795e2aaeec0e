// Written by `npm run texts` from translations.ar.arb, translations.en.arb.
import { defineMessages } from '@masar/i18n';

export const translationsMessages = defineMessages({
  ar: {
    title: 'الترجمات',
    intro: 'نصوص المحتوى بلغات غير العربية والإنجليزية. حيث لا ترجمة يقرأ الناس النص العربي.',
    add: 'إضافة ترجمة',
    addTitle: 'ترجمة جديدة',
    back: 'كل الترجمات',
    search: 'ابحث في الترجمات',
    source: 'النص الأصلي',
    noSource: 'اختر السجل والحقل ليظهر نصه هنا.',
    thisTranslation: 'هذه الترجمة',
  },
  en: {
    title: 'Translations',
    intro:
      'Texts of the content in languages other than Arabic and English. Where there is none, people read the Arabic text.',
    add: 'Add a translation',
    addTitle: 'New translation',
    back: 'All translations',
    search: 'Search the translations',
    source: 'Source text',
    noSource: 'Choose the record and the field to see its text here.',
    thisTranslation: 'this translation',
  },
});
