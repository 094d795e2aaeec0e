import { defineMessages } from '@masar/i18n';

export const enrollmentsMessages = defineMessages({
  ar: {
    title: 'التسجيلات',
    add: 'تسجيل متعلم في دورة',
    back: 'كل التسجيلات',
    import: 'استيراد من ملف',
    withdraw: 'إلغاء التسجيل',
    withdrawHint: 'يُلغى تسجيله في الدورة. لا يُلغى تسجيل بدأ صاحبه التعلّم.',
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
