// Written by `npm run texts` from access-denied.ar.arb, access-denied.en.arb.
import { defineMessages } from '@masar/i18n';

export const accessDeniedMessages = defineMessages({
  ar: {
    title: 'غير مصرح',
    student: 'يجب أن تكون متعلّماً لفتح هذه الصفحة.',
    instructor: 'يجب أن تكون مدرّباً لفتح هذه الصفحة.',
    volunteer: 'يجب أن تكون متطوّعاً لفتح هذه الصفحة.',
    admin: 'يجب أن تكون مديراً لفتح هذه الصفحة.',
    profile: 'تغيير الدور في الملف الشخصي',
    home: 'إلى الرئيسية',
  },
  en: {
    title: 'Access denied',
    student: 'You must be a student to open this page.',
    instructor: 'You must be an instructor to open this page.',
    volunteer: 'You must be a volunteer to open this page.',
    admin: 'You must be an admin to open this page.',
    profile: 'Change your role in the profile',
    home: 'Go to home',
  },
});
