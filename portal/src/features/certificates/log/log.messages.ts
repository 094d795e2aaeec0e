// Written by `npm run texts` from log.ar.arb, log.en.arb.
import { defineMessages } from '@masar/i18n';

export const logMessages = defineMessages({
  ar: {
    title: 'السجل العام للشهادات',
    asking: 'نقارن الشهادة بالسجل العام للشهادات…',
    logged: (number: string, size: string, since: string) =>
      `في السجل العام للشهادات: القيد ${number} من ${size}، منذ ${since}.`,
    carried: 'صدرت قبل أن يُفتح السجل، فلا يشهد على ما قبل هذا اليوم.',
    checked: (headAt: string) => `تحقّق متصفحك من ذلك بنفسه حتى رأس السجل الموقّع في ${headAt}`,
    alone: '.',
    witnessed: (date: string) => `، ومن أن ما رآه هذا الجهاز في السجل حتى ${date} لم يتغيّر.`,
    unlogged: 'لم يُجب السجل العام للشهادات عن هذه الشهادة الآن.',
    contradicted: 'ما تقوله هذه الصفحة يخالف السجل العام للشهادات.',
  },
  en: {
    title: 'Public log of certificates',
    asking: 'Comparing the certificate with the public log…',
    logged: (number: string, size: string, since: string) =>
      `In the public log of certificates: entry ${number} of ${size}, since ${since}.`,
    carried: 'It was issued before the log was begun, which testifies to nothing before that day.',
    checked: (headAt: string) => `Your browser checked that by itself, up to the head of the log signed on ${headAt}`,
    alone: '.',
    witnessed: (date: string) => `, and that nothing this device had seen of the log up to ${date} was changed.`,
    unlogged: 'The public log of certificates gave no answer about this certificate just now.',
    contradicted: 'What this page says contradicts the public log of certificates.',
  },
});
