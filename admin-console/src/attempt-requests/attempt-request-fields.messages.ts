// Written by `npm run texts` from attempt-request-fields.ar.arb, attempt-request-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const stateTexts = defineMessages({
  ar: {
    asked: 'ينتظر الجواب',
    granted: 'مقبول',
    declined: 'مرفوض',
  },
  en: {
    asked: 'Waits for an answer',
    granted: 'Granted',
    declined: 'Declined',
  },
});

export const attemptRequestFieldTexts = defineMessages({
  ar: {
    state: 'الحالة',
    note: 'ما كتبه المتعلّم',
    reason: 'ما قيل له',
    decidedByName: 'قرّره',
    askedAt: 'طُلبت في',
    decidedAt: 'تقرّر في',
  },
  en: {
    state: 'State',
    note: 'What the learner wrote',
    reason: 'What was answered',
    decidedByName: 'Decided by',
    askedAt: 'Asked on',
    decidedAt: 'Decided on',
  },
});
