// Written by `npm run texts` from safety.ar.arb, safety.en.arb.
import { defineMessages } from '@masar/i18n';

/** Texts of taking one's data along and of deleting an account (PRF-4). */
export const safetyMessages = defineMessages({
  ar: {
    data: 'بياناتك',
    dataHint: 'نزّل كل ما نحفظه عنك في ملف واحد: حسابك وتعلّمك ونقاشاتك وطلباتك وما سواها.',
    export: 'تنزيل بياناتي',
    notifications: 'الإشعارات',
    notificationsHint: 'اختر لكل نوع: في المنصة فقط، أو بالبريد أيضاً، أو لا شيء.',
    toNotifications: 'إعدادات الإشعارات',
    erase: 'حذف الحساب',
    eraseHint:
      'يُمحى اسمك وبريدك وتعلّمك وطلباتك ومشاريعك من المنصة فوراً، ولا يمكن التراجع. تبقى نقاشاتك باسم «عضو سابق».',
    eraseStart: 'حذف حسابي…',
    eraseTitle: 'حذف حسابك نهائياً',
    eraseAdvice: 'قد ترغب في تنزيل بياناتك وشهاداتك قبل ذلك.',
    keepCertificates: 'إبقاء شهاداتي قابلة للتحقق، وعليها اسمي',
    confirmation: (email: string) => `اكتب بريدك ${email} للتأكيد`,
    eraseYes: 'حذف حسابي نهائياً',
    eraseNo: 'إلغاء',
    eraseFailed: 'تعذّر حذف الحساب',
  },
  en: {
    data: 'Your data',
    dataHint:
      'Download everything that we keep about you as one file: account, learning, discussions, applications and all else.',
    export: 'Download my data',
    notifications: 'Notifications',
    notificationsHint: 'Choose for each kind: on the platform only, by mail as well, or not at all.',
    toNotifications: 'Notification settings',
    erase: 'Delete account',
    eraseHint:
      'Your name, e-mail, learning, applications and projects are erased from the platform at once. This cannot be undone. Your discussions stay as those of a “former member”.',
    eraseStart: 'Delete my account…',
    eraseTitle: 'Delete your account for good',
    eraseAdvice: 'You may want to download your data and certificates first.',
    keepCertificates: 'Keep my certificates verifiable, with my name on them',
    confirmation: (email: string) => `Type your e-mail ${email} to confirm`,
    eraseYes: 'Delete my account for good',
    eraseNo: 'Cancel',
    eraseFailed: 'The account could not be deleted',
  },
});
