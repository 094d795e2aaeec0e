// Written by `npm run texts` from code-block.ar.arb, code-block.en.arb.
import { defineMessages } from '@masar/i18n';

export const codeBlockMessages = defineMessages({
  ar: {
    wrap: 'لفّ الأسطر',
    copy: 'نسخ',
    copied: 'نُسخ',
    code: 'شيفرة',
    codeIn: (language: string) => `شيفرة ${language}`,
  },
  en: {
    wrap: 'Wrap lines',
    copy: 'Copy',
    copied: 'Copied',
    code: 'Code',
    codeIn: (language: string) => `${language} code`,
  },
});
