// Written by `npm run texts` from log.ar.arb, log.en.arb.
import { defineMessages } from '@masar/i18n';

export const logMessages = defineMessages({
  ar: {
    title: 'السجل العام للشهادات',
    asking: 'نقارن الشهادة بالسجل العام للشهادات…',
    unchanged: (number: string) => `مسجّلة في السجل العام برقم ${number}، ولم يتغيّر شيء منها منذ تسجيلها.`,
    details: 'تفاصيل تقنية',
    logged: (number: string, size: string, since: string) =>
      `رقمها في السجل العام ${number} من ${size}، وسُجّلت في ${since}.`,
    carried: 'صدرت قبل إطلاق السجل العام، ثم أُضيفت إليه.',
    checked: (headAt: string) => `تحقّق متصفحك بنفسه من أن شيئاً منها لم يتغيّر حتى ${headAt}`,
    alone: '.',
    witnessed: (date: string) => `، ومن أن ما رآه هذا الجهاز في السجل حتى ${date} لم يتغيّر.`,
    unlogged: 'لم يُجب السجل العام للشهادات عن هذه الشهادة الآن.',
    contradicted: 'ما تقوله هذه الصفحة يخالف السجل العام للشهادات.',
  },
  en: {
    title: 'Public log of certificates',
    asking: 'Comparing the certificate with the public log…',
    unchanged: (number: string) =>
      `Number ${number} in the public log; nothing of it has changed since it was entered.`,
    details: 'Technical details',
    logged: (number: string, size: string, since: string) =>
      `Number ${number} of ${size} in the public log, entered on ${since}.`,
    carried: 'It was issued before the public log was launched, and added to it afterwards.',
    checked: (headAt: string) => `Your browser checked by itself that nothing of it had changed up to ${headAt}`,
    alone: '.',
    witnessed: (date: string) => `, and that nothing this device had seen of the log up to ${date} was changed.`,
    unlogged: 'The public log of certificates gave no answer about this certificate just now.',
    contradicted: 'What this page says contradicts the public log of certificates.',
  },
});
