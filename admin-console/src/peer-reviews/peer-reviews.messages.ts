// Written by `npm run texts` from peer-reviews.ar.arb, peer-reviews.en.arb.
import { defineMessages } from '@masar/i18n';

export const peerReviewsMessages = defineMessages({
  ar: {
    title: 'مراجعات الزملاء',
    intro: 'ما كتبه المتعلّمون عن أعمال بعضهم. لا يعرف أحدهم اسم الآخر: لا تنقل الأسماء إليهم.',
    back: 'كل المراجعات',
  },
  en: {
    title: 'Peer reviews',
    intro: 'What learners wrote of each other’s work. Neither side knows the other: do not pass names on to them.',
    back: 'All reviews',
  },
});
