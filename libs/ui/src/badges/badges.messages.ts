// Written by `npm run texts` from badges.ar.arb, badges.en.arb.
import { defineMessages } from '@masar/i18n';

export const roleMessages = defineMessages({
  ar: {
    student: 'متعلّم',
    instructor: 'مدرّب',
    volunteer: 'متطوّع',
    admin: 'مدير المنصة',
  },
  en: {
    student: 'Student',
    instructor: 'Instructor',
    volunteer: 'Volunteer',
    admin: 'Admin',
  },
});

/** Of a person of whom no gender is known. */
export const accountMessages = defineMessages({
  ar: {
    student: 'حساب تعلّم',
    instructor: 'حساب تدريب',
    volunteer: 'حساب تطوّع',
    admin: 'حساب إدارة',
  },
  en: {
    student: 'Student',
    instructor: 'Instructor',
    volunteer: 'Volunteer',
    admin: 'Admin',
  },
});

export const difficultyMessages = defineMessages({
  ar: {
    beginner: 'مبتدئ',
    intermediate: 'متوسط',
    advanced: 'متقدّم',
  },
  en: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  },
});

/** Each agrees with its noun: courses, opportunities and certificates are feminine, requests and postings masculine. */
export const statusMessages = defineMessages({
  ar: {
    active: 'نشطة',
    draft: 'مسودة',
    preparation: 'قيد الإعداد',
    published: 'منشورة',
    completed: 'مكتملة',
    verified: 'سارية',
    pending: 'قيد المراجعة',
    revoked: 'ملغاة',
    superseded: 'استُبدلت',
    accepted: 'مقبول',
    rejected: 'مرفوض',
    withdrawn: 'مسحوب',
    closed: 'مغلق',
  },
  en: {
    active: 'Active',
    draft: 'Draft',
    preparation: 'In preparation',
    published: 'Published',
    completed: 'Completed',
    verified: 'Approved',
    pending: 'Under review',
    revoked: 'Revoked',
    superseded: 'Replaced',
    accepted: 'Accepted',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    closed: 'Closed',
  },
});
