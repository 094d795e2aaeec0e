// Written by `npm run texts` from marking-times-csv.ar.arb, marking-times-csv.en.arb.
import { defineMessages } from '@masar/i18n';

export const markingTimesCsvMessages = defineMessages({
  ar: {
    course: 'الدورة',
    assignment: 'الواجب',
    marked: 'تسليمات صُحّحت',
    medianHours: 'الساعات حتى أول درجة (الوسيط)',
    waiting: 'تنتظر التصحيح',
    waitingSince: 'أقدمها سُلّم في (UTC)',
  },
  en: {
    course: 'Course',
    assignment: 'Assignment',
    marked: 'Marked',
    medianHours: 'Hours to the first mark (median)',
    waiting: 'Waiting',
    waitingSince: 'The oldest was handed in (UTC)',
  },
});
