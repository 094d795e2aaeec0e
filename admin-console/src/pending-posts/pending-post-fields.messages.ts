// Written by `npm run texts` from pending-post-fields.ar.arb, pending-post-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const kindTexts = defineMessages({
  ar: {
    discussion: 'نقاش',
    reply: 'ردّ',
  },
  en: {
    discussion: 'Discussion',
    reply: 'Reply',
  },
});

export const pendingPostFieldTexts = defineMessages({
  ar: {
    content: 'النص',
    kind: 'النوع',
    authorName: 'الكاتب',
    title: 'النقاش',
    createdAt: 'وصلت',
  },
  en: {
    content: 'Text',
    kind: 'Kind',
    authorName: 'Author',
    title: 'Discussion',
    createdAt: 'Arrived',
  },
});
