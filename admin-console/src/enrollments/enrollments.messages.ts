// Written by `npm run texts` from enrollments.ar.arb, enrollments.en.arb.
import { defineMessages } from '@masar/i18n';

export const enrollmentsMessages = defineMessages({
  ar: {
    title: 'الالتحاقات',
    add: 'إلحاق متعلّم بدورة',
    back: 'كل الالتحاقات',
    import: 'استيراد من ملف',
    withdraw: 'إلغاء الالتحاق',
    withdrawHint: 'يُلغى التحاقه بالدورة. لا يُلغى التحاق بدأ صاحبه التعلّم.',
  },
  en: {
    title: 'Enrolments',
    add: 'Enrol a learner',
    back: 'All enrolments',
    import: 'Import from a file',
    withdraw: 'Withdraw',
    withdrawHint: 'The enrolment is taken back. Those who began to learn stay enrolled.',
  },
});
