// Written by `npm run texts` from markdown-text.ar.arb, markdown-text.en.arb.
import { defineMessages } from '@masar/i18n';

export const markdownTextMessages = defineMessages({
  ar: {
    table: 'جدول',
    tableOf: (columns: string) => `جدول: ${columns}`,
    comma: '، ',
    footnotes: 'الحواشي',
    back: 'العودة إلى النص',
  },
  en: {
    table: 'Table',
    tableOf: (columns: string) => `Table: ${columns}`,
    comma: ', ',
    footnotes: 'Footnotes',
    back: 'Back to the text',
  },
});
