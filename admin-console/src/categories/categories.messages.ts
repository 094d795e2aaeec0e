// Written by `npm run texts` from categories.ar.arb, categories.en.arb.
import { defineMessages } from '@masar/i18n';

export const categoriesMessages = defineMessages({
  ar: {
    title: 'تصنيفات الدورات',
    search: 'ابحث بالاسم أو المفتاح',
    add: 'إضافة تصنيف',
    back: 'كل التصنيفات',
    deleteHint: 'لا يُحذف تصنيف فيه دورات.',
  },
  en: {
    title: 'Course categories',
    search: 'Search by name or key',
    add: 'Add a category',
    back: 'All categories',
    deleteHint: 'A category with courses is not deleted.',
  },
});
