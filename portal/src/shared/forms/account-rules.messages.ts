// Written by `npm run texts` from account-rules.ar.arb, account-rules.en.arb.
import { defineMessages } from '@masar/i18n';

/** What is wrong with a name, an address or a password; each sentence says what to do. */
export const accountRulesMessages = defineMessages({
  ar: {
    writeEmail: 'اكتب بريدك.',
    writePassword: 'اكتب كلمة المرور.',
    choosePassword: (minimum: string) => `اختر كلمة مرور من ${minimum} أحرف أو أكثر.`,
    longerPassword: (minimum: string) => `اكتب ${minimum} أحرف أو أكثر.`,
    otherLetters: (letter: string) => `لا نملك خطاً يطبع «${letter}» على الشهادات. اكتبه بحروف أخرى، بلا صور ولا رموز.`,
  },
  en: {
    writeEmail: 'Enter your e-mail.',
    writePassword: 'Enter your password.',
    choosePassword: (minimum: string) => `Choose a password of ${minimum} characters or more.`,
    longerPassword: (minimum: string) => `Enter ${minimum} characters or more.`,
    otherLetters: (letter: string) =>
      `We have no font that prints “${letter}” on certificates. Write it in other letters, without pictures and symbols.`,
  },
});
