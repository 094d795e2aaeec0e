// Written by `npm run texts` from hours-list.ar.arb, hours-list.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

/** Texts of the hours that volunteers logged, for those who confirm them. */
export const hoursListMessages = defineMessages({
  ar: {
    title: 'ساعات المتطوّعين',
    waiting: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        {
          zero: 'لا شيء بانتظارك',
          one: 'سجل واحد بانتظار تأكيدك',
          two: 'سجلان بانتظار تأكيدك',
          few: '# سجلات بانتظار تأكيدك',
          many: '# سجلاً بانتظار تأكيدك',
          other: '# سجل بانتظار تأكيدك',
        },
        digits,
      ),
    show: 'الساعات المعروضة',
    all: 'كل الساعات',
    empty: 'لا ساعات هنا',
    emptyHint: 'ما يسجّله المتطوّعون المقبولون يظهر هنا لتؤكّده.',
    failed: 'تعذّر تحميل الساعات',
    noName: 'أحد الأعضاء',
    confirm: 'تأكيد',
    confirmOf: (name: string) => `تأكيد ساعات ${name}`,
    refuse: 'رفض',
    refuseOf: (name: string) => `رفض ساعات ${name}`,
    confirmTitle: 'تأكيد الساعات',
    confirmHint: 'تُحسب الساعات للمتطوّع بعد تأكيدك، ولا يمكن تغييرها.',
    refuseTitle: 'رفض الساعات',
    refuseHint: 'اكتب السبب، فيصحّح المتطوّع ما سجّله.',
    rating: 'كيف كان العمل؟ (اختياري)',
    answer: 'كلمة للمتطوّع (اختيارية)',
    confirmed: 'أُكّدت الساعات',
    refused: 'رُفضت الساعات',
    decideFailed: 'تعذّر حفظ قرارك',
  },
  en: {
    title: 'Volunteers’ hours',
    waiting: (count: number) =>
      count === 0
        ? 'Nothing waits for you'
        : plural('en', count, { one: '# entry waits for you', other: '# entries wait for you' }),
    show: 'Hours shown',
    all: 'All hours',
    empty: 'No hours here',
    emptyHint: 'What accepted volunteers log appears here for you to confirm.',
    failed: 'The hours could not be loaded',
    noName: 'A member',
    confirm: 'Confirm',
    confirmOf: (name: string) => `Confirm the hours of ${name}`,
    refuse: 'Refuse',
    refuseOf: (name: string) => `Refuse the hours of ${name}`,
    confirmTitle: 'Confirm hours',
    confirmHint: 'The hours count for the volunteer after that and cannot be changed.',
    refuseTitle: 'Refuse hours',
    refuseHint: 'Write why, so that the volunteer can correct them.',
    rating: 'How was the work? (optional)',
    answer: 'A word to the volunteer (optional)',
    confirmed: 'The hours are confirmed',
    refused: 'The hours are refused',
    decideFailed: 'Your decision could not be saved',
  },
});
