// Written by `npm run texts` from course-places.ar.arb, course-places.en.arb.
import { defineMessages } from '@masar/i18n';

export const coursePlacesMessages = defineMessages({
  ar: {
    title: 'المقاعد',
    intro: 'مقاعد الدورات ذات السعر: من طلبها، ومن مُنحها، وما استُلم عنها فعلاً. الإيرادات مجموع ما سُجّل هنا.',
    add: 'منح مقعد',
    back: 'كل المقاعد',
    grant: 'منح المقاعد',
    withdrawHint: 'يُسحب المقعد. لا يُسحب مقعد التحق به صاحبه أو سُجّل عنه مبلغ.',
  },
  en: {
    title: 'Places',
    intro:
      'Places in courses with a price: who asked, who was granted one, and what was really received. Revenue is the sum of what is recorded here.',
    add: 'Grant a place',
    back: 'All places',
    grant: 'Grant the places',
    withdrawHint: 'The place is taken back. One that its person has joined with or paid for stays.',
  },
});
