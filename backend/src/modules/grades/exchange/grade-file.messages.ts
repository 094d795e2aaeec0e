// Written by `npm run texts` from grade-file.ar.arb, grade-file.en.arb.
import { defineMessages } from '@masar/i18n';

/** Headings of a gradebook's file. */
export const gradeFileMessages = defineMessages({
  ar: {
    learnerId: 'رقم المتعلّم',
    learner: 'المتعلّم',
    total: 'المجموع %',
    nobody: 'بلا اسم',
  },
  en: {
    learnerId: 'Learner id',
    learner: 'Learner',
    total: 'Total %',
    nobody: 'No name',
  },
});
