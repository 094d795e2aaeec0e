// Written by `npm run texts` from paper-fields.ar.arb, paper-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const stateTexts = defineMessages({
  ar: {
    open: 'لم تُسلَّم بعد',
    passed: 'نجح',
    failed: 'لم ينجح',
  },
  en: {
    open: 'Not handed in yet',
    passed: 'Passed',
    failed: 'Not passed',
  },
});

export const paperFieldTexts = defineMessages({
  ar: {
    number: 'المحاولة',
    state: 'النتيجة',
    score: 'الدرجة',
    passMark: 'درجة النجاح',
    answered: 'ما أُجيب عنه',
    startedAt: 'بدأت في',
    endsAt: 'ينتهي وقتها في',
    submittedAt: 'سُلّمت في',
  },
  en: {
    number: 'Attempt',
    state: 'Outcome',
    score: 'Score',
    passMark: 'Pass mark',
    answered: 'Answered',
    startedAt: 'Begun',
    endsAt: 'Its time ends',
    submittedAt: 'Handed in',
  },
});
