// Written by `npm run texts` from user-fields.ar.arb, user-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const accountStateTexts = defineMessages({
  ar: {
    active: 'فعّال',
    suspended: 'موقوف',
    unverified: 'بريد غير مؤكد',
  },
  en: {
    active: 'Active',
    suspended: 'Suspended',
    unverified: 'E-mail not confirmed',
  },
});

export const isSuspendedTexts = defineMessages({
  ar: {
    yes: 'موقوف',
    no: 'غير موقوف',
  },
  en: {
    yes: 'Suspended',
    no: 'Not suspended',
  },
});

export const isVerifiedTexts = defineMessages({
  ar: {
    yes: 'مؤكد',
    no: 'غير مؤكد',
  },
  en: {
    yes: 'Confirmed',
    no: 'Not confirmed',
  },
});

export const userFieldTexts = defineMessages({
  ar: {
    person: 'الاسم',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    emailHint: 'تصل إلى هذا العنوان رسالة يختار صاحبها كلمة مروره.',
    role: 'الدور',
    access: 'حالة الحساب',
    name: 'الاسم الكامل للشهادات',
    bio: 'نبذة',
    isSuspended: 'إيقاف الحساب',
    isSuspendedHint: 'تنتهي جلساته كلها ولا يستطيع صاحبه الدخول حتى يُرفع الإيقاف.',
    isVerified: 'تأكيد البريد',
    enrollmentsCount: 'الالتحاقات',
    certificatesCount: 'الشهادات',
    lastActiveAt: 'آخر نشاط',
    createdAt: 'أُنشئ في',
    suspendedAt: 'أُوقف في',
  },
  en: {
    person: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    emailHint: 'A message with a link for choosing a password is sent to this address.',
    role: 'Role',
    access: 'State of the account',
    name: 'Full name for certificates',
    bio: 'About',
    isSuspended: 'Suspend the account',
    isSuspendedHint: 'All sessions end, and the person cannot sign in until the suspension is lifted.',
    isVerified: 'Confirmed e-mail',
    enrollmentsCount: 'Enrolments',
    certificatesCount: 'Certificates',
    lastActiveAt: 'Last active',
    createdAt: 'Created on',
    suspendedAt: 'Suspended on',
  },
});
