// Written by `npm run texts` from own-review.ar.arb, own-review.en.arb.
import { defineMessages } from '@masar/i18n';

export const ownReviewMessages = defineMessages({
  ar: {
    waiting: (date: string) => `شهادتك قيد المراجعة منذ ${date}. سنخبرك بالقرار، وتستطيع تنزيلها بعد اعتمادها.`,
    sentBack: 'أُعيدت إليك شهادتك',
    whatNow: 'أكمل المطلوب في الدورة، ثم اطلب المراجعة من جديد.',
    ask: 'طلب المراجعة من جديد',
    dialog: 'طلب مراجعة جديدة',
    note: 'ماذا أنجزت؟ (اختياري)',
    noteHint: 'يقرؤه من يراجع شهادتك.',
    send: 'إرسال الطلب',
    sent: 'أُرسل الطلب، وشهادتك قيد المراجعة',
    failed: 'تعذّر إرسال الطلب',
  },
  en: {
    waiting: (date: string) =>
      `Your certificate has been under review since ${date}. We will tell you what is decided; you can download it once it is approved.`,
    sentBack: 'Your certificate was sent back to you',
    whatNow: 'Do what is asked in the course, then ask for another review.',
    ask: 'Ask for another review',
    dialog: 'Another review',
    note: 'What have you done? (optional)',
    noteHint: 'Read by who reviews your certificate.',
    send: 'Send',
    sent: 'Sent. Your certificate is under review',
    failed: 'This could not be sent',
  },
});
