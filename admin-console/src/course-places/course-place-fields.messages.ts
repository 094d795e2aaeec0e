// Written by `npm run texts` from course-place-fields.ar.arb, course-place-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const statesTexts = defineMessages({
  ar: {
    asked: 'ينتظر الجواب',
    granted: 'ممنوح',
    declined: 'مرفوض',
  },
  en: {
    asked: 'Waits for an answer',
    granted: 'Granted',
    declined: 'Declined',
  },
});

export const isPaidTexts = defineMessages({
  ar: {
    yes: 'استُلم مبلغ',
    no: 'لم يُستلم شيء',
  },
  en: {
    yes: 'Something was received',
    no: 'Nothing was received',
  },
});

export const coursePlaceFieldTexts = defineMessages({
  ar: {
    used: 'التحق به',
    userId: 'صاحب المقعد',
    courseId: 'الدورة',
    email: 'البريد الإلكتروني',
    emailHint: 'لحساب قائم، أو لمن ليس له حساب بعد؛ من لا حساب له يصله بريد.',
    state: 'الحالة',
    isPaid: 'المبلغ',
    isUsed: 'الالتحاق',
    no: 'لم يلتحق بعد',
    note: 'ما كتبه المتعلّم',
    amountReceived: 'المبلغ المستلم',
    amountReceivedHint: 'بالدولار؛ 0 إن لم يُستلم شيء.',
    reason: 'ما يقرؤه صاحبه',
    decidedByName: 'قرّره',
    recordedByName: 'سجّل المبلغ',
    createdAt: 'منذ',
    askedAt: 'طُلب في',
    decidedAt: 'تقرّر في',
    receivedAt: 'استُلم في',
    usedAt: 'التحق في',
  },
  en: {
    used: 'Joined',
    userId: 'Whose place',
    courseId: 'Course',
    email: 'E-mail',
    emailHint: 'Of an account, or of somebody who has none yet; they are told by mail.',
    state: 'State',
    isPaid: 'Amount',
    isUsed: 'Joining',
    no: 'Not joined yet',
    note: 'What the learner wrote',
    amountReceived: 'Amount received',
    amountReceivedHint: 'In US dollars; 0 for nothing.',
    reason: 'What the person reads',
    decidedByName: 'Decided by',
    recordedByName: 'Recorded by',
    createdAt: 'Since',
    askedAt: 'Asked on',
    decidedAt: 'Decided on',
    receivedAt: 'Received on',
    usedAt: 'Joined on',
  },
});
