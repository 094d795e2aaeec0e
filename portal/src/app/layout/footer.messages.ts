// Written by `npm run texts` from footer.ar.arb, footer.en.arb.
import { defineMessages } from '@masar/i18n';

export const footerMessages = defineMessages({
  ar: {
    fold: 'روابط الموقع والنشرة البريدية',
    platform: 'المنصة',
    about: 'من نحن',
    courses: 'الدورات',
    discussions: 'المنتدى',
    certificates: 'الشهادات',
    verifyMany: 'التحقق من شهادة',
    opportunities: 'الفرص',
    jobs: 'الوظائف',
    contact: 'اتصل بنا',
    tracks: 'المسارات',
    legal: 'الشروط والسياسات',
    privacyPolicy: 'سياسة الخصوصية',
    termsOfService: 'شروط الخدمة',
    cookiePolicy: 'سياسة ملفات الارتباط',
  },
  en: {
    fold: 'Links of the site and newsletter',
    platform: 'Platform',
    about: 'About',
    courses: 'Courses',
    discussions: 'Forum',
    certificates: 'Certificates',
    verifyMany: 'Verify a certificate',
    opportunities: 'Opportunities',
    jobs: 'Jobs',
    contact: 'Contact',
    tracks: 'Tracks',
    legal: 'Legal',
    privacyPolicy: 'Privacy policy',
    termsOfService: 'Terms of service',
    cookiePolicy: 'Cookie policy',
  },
});
