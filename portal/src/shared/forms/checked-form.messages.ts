// Written by `npm run texts` from checked-form.ar.arb, checked-form.en.arb.
import { defineMessages } from '@masar/i18n';

/** What a field asks for by itself, where its form has no words of its own. */
export const checkedFormMessages = defineMessages({
  ar: {
    fill: 'املأ هذا الحقل.',
    longer: (minimum: string) => `اكتب ${minimum} أحرف أو أكثر.`,
    number: 'اكتب رقماً.',
    wholeEmail: 'اكتب البريد كاملاً، مثل \u2066name@example.org\u2069.',
  },
  en: {
    fill: 'Fill in this field.',
    longer: (minimum: string) => `Enter ${minimum} characters or more.`,
    number: 'Enter a number.',
    wholeEmail: 'Enter the whole address, such as name@example.org.',
  },
});
