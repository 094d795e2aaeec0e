// Written by `npm run texts` from course-rights.ar.arb, course-rights.en.arb.
import { defineMessages } from '@masar/i18n';

/** What rights in a course are called (CRS-14). */
export const courseRightWords = defineMessages({
  ar: {
    owner: 'صاحب الدورة',
    teacher: 'مدرّس',
    assistant: 'مساعد',
  },
  en: {
    owner: 'Owner',
    teacher: 'Teacher',
    assistant: 'Assistant',
  },
});
