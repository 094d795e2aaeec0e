// Written by `npm run texts` from peer-review-fields.ar.arb, peer-review-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const stateTexts = defineMessages({
  ar: {
    begun: 'قيد الكتابة',
    done: 'سُلّمت',
    dropped: 'مستبعدة',
  },
  en: {
    begun: 'Being written',
    done: 'Handed in',
    dropped: 'Left out',
  },
});

export const opinionTexts = defineMessages({
  ar: {
    helpful: 'مفيدة',
    unfair: 'غير منصفة',
  },
  en: {
    helpful: 'Helpful',
    unfair: 'Unfair',
  },
});

export const peerReviewFieldTexts = defineMessages({
  ar: {
    userId: 'كاتب المراجعة',
    authorName: 'صاحب العمل',
    assignmentId: 'الواجب',
    state: 'الحالة',
    points: 'النقاط',
    opinion: 'رأي صاحب العمل',
    comment: 'المراجعة',
    opinionReason: 'ما يراه غير منصف',
    droppedBecause: 'سبب الاستبعاد',
    givenAt: 'بدأت في',
    finishedAt: 'سُلّمت في',
  },
  en: {
    userId: 'Reviewer',
    authorName: 'Whose work',
    assignmentId: 'Assignment',
    state: 'State',
    points: 'Points',
    opinion: 'What its reader says',
    comment: 'The review',
    opinionReason: 'What is called unfair',
    droppedBecause: 'Why it is left out',
    givenAt: 'Begun on',
    finishedAt: 'Handed in on',
  },
});
