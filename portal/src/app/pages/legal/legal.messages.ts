import { defineMessages } from '@masar/i18n';

/** What frames all three legal pages (PUB-4). */
export const legalMessages = defineMessages({
  ar: {
    updated: 'آخر تحديث:',
    contents: 'في هذه الصفحة',
    contactTitle: 'أسئلة؟ راسلنا',
    contact: 'نقرأ كل رسالة ونجيب بلغة واضحة:',
    contactPage: 'صفحة الاتصال',
    others: 'صفحات قانونية أخرى',
    privacyPolicy: 'سياسة الخصوصية',
    termsOfService: 'شروط الخدمة',
    cookiePolicy: 'سياسة ملفات الارتباط',
  },
  en: {
    updated: 'Last updated:',
    contents: 'On this page',
    contactTitle: 'Questions? Write to us',
    contact: 'We read every message and answer in plain words:',
    contactPage: 'Contact page',
    others: 'Other legal pages',
    privacyPolicy: 'Privacy policy',
    termsOfService: 'Terms of service',
    cookiePolicy: 'Cookie policy',
  },
});
