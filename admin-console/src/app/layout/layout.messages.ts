import { defineMessages } from '@masar/i18n';

export const layoutMessages = defineMessages({
  ar: {
    console: 'لوحة الإدارة',
    account: (name: string) => `${name}: قائمة الحساب`,
    portal: 'العودة إلى الموقع',
    logout: 'تسجيل الخروج',
    roleRequests: 'طلبات الأدوار',
    contactMessages: 'رسائل الزوار',
    newsletter: 'النشرة البريدية',
    notFoundTitle: 'الصفحة غير موجودة',
    notFoundText: 'العنوان غير صحيح أو أن الرابط قديم.',
    errorTitle: 'حدث خطأ في هذه الشاشة',
    errorText: 'أعد المحاولة، فإن تكرر الخطأ فأبلغ من يشغّل المنصة.',
    start: 'إلى طلبات الأدوار',
  },
  en: {
    console: 'Console',
    account: (name: string) => `${name}: account menu`,
    portal: 'Back to the site',
    logout: 'Sign out',
    roleRequests: 'Role requests',
    contactMessages: 'Messages',
    newsletter: 'Newsletter',
    notFoundTitle: 'Page not found',
    notFoundText: 'The address is wrong or the link is old.',
    errorTitle: 'Something went wrong on this screen',
    errorText: 'Try again; if it happens once more, tell whoever runs the platform.',
    start: 'To the role requests',
  },
});
