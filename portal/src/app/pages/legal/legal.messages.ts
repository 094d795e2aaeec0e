// Written by `npm run texts` from legal.ar.arb, legal.en.arb.
import { defineMessages } from '@masar/i18n';

/** What frames all three legal pages (PUB-4). */
export const legalMessages = defineMessages({
  ar: {
    updated: 'آخر تحديث:',
    unwritten: 'لم تنشر الجهة التي تشغّل هذا الموقع نصّها هنا بعد.',
    contents: 'في هذه الصفحة',
    contactTitle: 'أسئلة؟',
    contactPage: 'صفحة الاتصال',
    others: 'صفحات قانونية أخرى',
    privacyPolicy: 'سياسة الخصوصية',
    privacyPolicyAbout: 'ما تقوله الجهة التي تشغّل هذا الموقع عن بيانات الناس.',
    termsOfService: 'شروط الخدمة',
    termsOfServiceAbout: 'القواعد بين الجهة التي تشغّل هذا الموقع ومن يستخدمه.',
    cookiePolicy: 'سياسة ملفات الارتباط',
    cookiePolicyAbout: 'ما يُحفظ على جهازك حين تستخدم هذا الموقع، اسماً اسماً.',
  },
  en: {
    updated: 'Last updated:',
    unwritten: 'The organisation that runs this site has not published its text here yet.',
    contents: 'On this page',
    contactTitle: 'Questions?',
    contactPage: 'Contact page',
    others: 'Other legal pages',
    privacyPolicy: 'Privacy policy',
    privacyPolicyAbout: 'What the organisation that runs this site says about people’s data.',
    termsOfService: 'Terms of service',
    termsOfServiceAbout: 'The rules between the organisation that runs this site and those who use it.',
    cookiePolicy: 'Cookie policy',
    cookiePolicyAbout: 'What is kept on your device when you use this site, name by name.',
  },
});
