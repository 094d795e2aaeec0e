// Written by `npm run texts` from course-assignments.ar.arb, course-assignments.en.arb.
import { defineMessages } from '@masar/i18n';

export const courseAssignmentsMessages = defineMessages({
  ar: {
    assignments: 'واجبات الدورة',
  },
  en: {
    assignments: 'Assignments of the course',
  },
});
