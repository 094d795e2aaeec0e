// Written by `npm run texts` from quick-search.ar.arb, quick-search.en.arb.
import { defineMessages } from '@masar/i18n';

export const quickSearchMessages = defineMessages({
  ar: {
    open: 'بحث سريع',
    title: 'إلى أين؟',
    label: 'اسم شاشة أو حساب أو دورة أو بنك أسئلة أو واجب أو نقاش أو إعلان',
    screens: 'الشاشات',
    none: 'لا شيء بهذه الكلمات',
    loading: 'جارٍ البحث',
  },
  en: {
    open: 'Quick search',
    title: 'Where to?',
    label: 'Name of a screen, account, course, question bank, assignment, discussion or posting',
    screens: 'Screens',
    none: 'No matches',
    loading: 'Searching',
  },
});
