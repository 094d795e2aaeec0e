// Written by `npm run texts` from not-found-page.ar.arb, not-found-page.en.arb.
import { defineMessages } from '@masar/i18n';

export const notFoundPageMessages = defineMessages({
  ar: {
    title: 'الصفحة غير موجودة',
    sentence: 'لا يصل المسار إلى هنا. ربما تغيّر العنوان أو كُتب ناقصاً.',
    hint: 'هل نسيت إضافة هذه الصفحة إلى الموجّه؟',
    home: 'إلى الصفحة الرئيسية',
    courses: 'تصفّح الدورات',
  },
  en: {
    title: 'Page Not Found',
    sentence: 'The path does not lead here. The address may have changed or be incomplete.',
    hint: 'Did you forget to add the page to the router?',
    home: 'To the home page',
    courses: 'Browse courses',
  },
});
