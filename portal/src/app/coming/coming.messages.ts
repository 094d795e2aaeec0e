import { defineMessages } from '@masar/i18n';

/** What each screen will be, told on its page until the screen itself is there. */
export const comingMessages = defineMessages({
  ar: {
    badge: 'قريباً',
    sentence: 'نعمل على هذه الصفحة الآن، وستجدها هنا فور اكتمالها.',
    courses: 'تصفّح الدورات',
    home: 'إلى الصفحة التعريفية',
    homePage: 'الرئيسية',
    createCourse: 'إنشاء دورة',
    editCourse: 'تحرير الدورة',
    certificates: 'الشهادات',
    verify: 'التحقق من شهادة',
    dashboard: 'لوحة التحكم',
    instructorDashboard: 'لوحة المدرّب',
    volunteerDashboard: 'لوحة المتطوّع',
    admin: 'لوحة الإدارة',
    analytics: 'تقارير دوراتي',
  },
  en: {
    badge: 'Coming soon',
    sentence: 'We are building this page right now. You will find it here as soon as it is ready.',
    courses: 'Browse courses',
    home: 'To the introduction page',
    homePage: 'Home',
    createCourse: 'Create course',
    editCourse: 'Edit course',
    certificates: 'Certificates',
    verify: 'Verify a certificate',
    dashboard: 'Dashboard',
    instructorDashboard: 'Instructor dashboard',
    volunteerDashboard: 'Volunteer dashboard',
    admin: 'Administration',
    analytics: 'Reports on my courses',
  },
});

export type ComingName = keyof (typeof comingMessages)['ar'];
