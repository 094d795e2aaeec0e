// Written by `npm run texts` from enrollment-fields.ar.arb, enrollment-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const isCompletedTexts = defineMessages({
  ar: {
    yes: 'أتمّها',
    no: 'لم يتمّها',
  },
  en: {
    yes: 'Completed',
    no: 'Not completed',
  },
});

export const enrollmentFieldTexts = defineMessages({
  ar: {
    userId: 'المتعلّم',
    userEmail: 'البريد الإلكتروني',
    courseId: 'الدورة',
    isCompleted: 'الحالة',
    progress: 'التقدّم',
    pricePaid: 'المدفوع',
    enrolledAt: 'التحق في',
    lastActivityAt: 'آخر نشاط',
    completedAt: 'أتمّها في',
  },
  en: {
    userId: 'Learner',
    userEmail: 'E-mail',
    courseId: 'Course',
    isCompleted: 'State',
    progress: 'Progress',
    pricePaid: 'Paid',
    enrolledAt: 'Enrolled on',
    lastActivityAt: 'Last activity',
    completedAt: 'Completed on',
  },
});
