// Written by `npm run texts` from box-labels.ar.arb, box-labels.en.arb.
import { defineMessages } from '@masar/i18n';

/** Headings of the boxes in a lesson. */
export const boxLabels = defineMessages({
  ar: {
    learn: 'ماذا ستتعلّم',
    recap: 'الخلاصة',
    challenges: 'تمارين',
    hint: 'تلميح',
    solution: 'الحل',
    deepDive: 'للتعمّق',
    wip: 'قيد الإعداد',
  },
  en: {
    learn: 'What you will learn',
    recap: 'Recap',
    challenges: 'Challenges',
    hint: 'Hint',
    solution: 'Solution',
    deepDive: 'Deep dive',
    wip: 'In progress',
  },
});
