// Written by `npm run texts` from quick-search.ar.arb, quick-search.en.arb.
import { defineMessages } from '@masar/i18n';

export const quickSearchMessages = defineMessages({
  ar: {
    title: 'بحث',
    hint: 'إلى أين؟ اكتب اسم صفحة أو دورة…',
    pages: 'صفحات',
    close: 'إغلاق البحث',
  },
  en: {
    title: 'Search',
    hint: 'Where to? A page, a course…',
    pages: 'Pages',
    close: 'Close search',
  },
});
