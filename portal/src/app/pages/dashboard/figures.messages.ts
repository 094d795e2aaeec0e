// Written by `npm run texts` from figures.ar.arb, figures.en.arb.
import { defineMessages } from '@masar/i18n';

/** The four figures of a learner, on home and dashboard alike. */
export const figuresMessages = defineMessages({
  ar: {
    label: 'أرقامك',
    enrollments: 'دورات التحقت بها',
    completedCourses: 'دورات مكتملة',
    certificates: 'شهادات',
    learningHours: 'ساعات التعلّم',
    failed: 'تعذّر تحميل أرقامك',
  },
  en: {
    label: 'Your figures',
    enrollments: 'Enrolled courses',
    completedCourses: 'Completed courses',
    certificates: 'Certificates',
    learningHours: 'Learning hours',
    failed: 'Your figures could not be loaded',
  },
});
