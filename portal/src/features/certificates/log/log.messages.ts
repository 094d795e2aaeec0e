// Written by `npm run texts` from log.ar.arb, log.en.arb.
import { defineMessages } from '@masar/i18n';

export const logMessages = defineMessages({
  ar: {
    title: 'السجل العام للشهادات',
    asking: 'نقارن الشهادة بالسجل العام للشهادات…',
    logged: (number: string, size: string, since: string) =>
      `مسجّلة في السجل العام برقم ${number} من ${size} منذ ${since}.`,
    carried: 'صدرت قبل إطلاق السجل العام، ثم أُضيفت إليه.',
    checked: (headAt: string) => `لم يتغيّر شيء منها منذ تسجيلها: تحقّق متصفحك من ذلك بنفسه حتى ${headAt}`,
    alone: '.',
    witnessed: (date: string) => `، ومن أن ما رآه هذا الجهاز في السجل حتى ${date} لم يتغيّر.`,
    unlogged: 'لم يُجب السجل العام للشهادات عن هذه الشهادة الآن.',
    contradicted: 'ما تقوله هذه الصفحة يخالف السجل العام للشهادات.',
  },
  en: {
    title: 'Public log of certificates',
    asking: 'Comparing the certificate with the public log…',
    logged: (number: string, size: string, since: string) =>
      `Listed in the public log as number ${number} of ${size} since ${since}.`,
    carried: 'It was issued before the public log was launched, and added to it afterwards.',
    checked: (headAt: string) =>
      `Nothing of it has changed since: your browser checked that by itself, up to ${headAt}`,
    alone: '.',
    witnessed: (date: string) => `, and that nothing this device had seen of the log up to ${date} was changed.`,
    unlogged: 'The public log of certificates gave no answer about this certificate just now.',
    contradicted: 'What this page says contradicts the public log of certificates.',
  },
});
