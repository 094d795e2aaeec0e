import { defineMessages } from '@masar/i18n';

export const logMessages = defineMessages({
  ar: {
    asking: 'نقارن الشهادة بالسجل العام للشهادات…',
    logged: (number: string, since: string) =>
      `في السجل العام للشهادات، القيد ${number}، منذ ${since}. تحقّق متصفحك من ذلك بنفسه.`,
    carried: (number: string, since: string) =>
      `في السجل العام للشهادات، القيد ${number}، منذ ${since}. صدرت قبل أن يُفتح السجل، فلا يشهد على ما قبل هذا اليوم.`,
    unlogged: 'لم يُجب السجل العام للشهادات عن هذه الشهادة الآن.',
    contradicted: 'ما تقوله هذه الصفحة يخالف السجل العام للشهادات. لا تعتمد عليها، وراسلنا.',
  },
  en: {
    asking: 'Comparing the certificate with the public log…',
    logged: (number: string, since: string) =>
      `In the public log of certificates, entry ${number}, since ${since}. Your browser checked that by itself.`,
    carried: (number: string, since: string) =>
      `In the public log of certificates, entry ${number}, since ${since}. It was issued before the log was begun, which testifies to nothing before that day.`,
    unlogged: 'The public log of certificates gave no answer about this certificate just now.',
    contradicted: 'What this page says contradicts the public log of certificates. Do not rely on it, and write to us.',
  },
});
