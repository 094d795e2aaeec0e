// Written by `npm run texts` from certificate-basis.ar.arb, certificate-basis.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

/** On what a certificate rests (EVD-8). */
export const certificateBasisMessages = defineMessages({
  ar: {
    questions: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { one: 'سؤال واحد', two: 'سؤالين', few: '# أسئلة', many: '# سؤالاً', other: '# سؤال' },
        digits,
      ),
  },
  en: {
    questions: (count: number) => plural('en', count, { one: '# question', other: '# questions' }),
  },
});
