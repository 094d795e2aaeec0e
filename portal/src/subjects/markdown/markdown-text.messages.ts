// Written by `npm run texts` from markdown-text.ar.arb, markdown-text.en.arb.
import { defineMessages } from '@masar/i18n';

export const markdownTextMessages = defineMessages({
  ar: {
    table: 'جدول',
    footnotes: 'الحواشي',
    back: 'العودة إلى النص',
  },
  en: {
    table: 'Table',
    footnotes: 'Footnotes',
    back: 'Back to the text',
  },
});
