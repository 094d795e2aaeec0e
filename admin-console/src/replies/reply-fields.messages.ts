// Written by `npm run texts` from reply-fields.ar.arb, reply-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const replyFieldTexts = defineMessages({
  ar: {
    deleted: 'ردّ محذوف',
    content: 'الردّ',
    discussionTitle: 'النقاش',
    authorName: 'الكاتب',
    likesCount: 'الإعجابات',
    createdAt: 'كُتب في',
  },
  en: {
    deleted: 'Deleted reply',
    content: 'Reply',
    discussionTitle: 'Discussion',
    authorName: 'Author',
    likesCount: 'Likes',
    createdAt: 'Written on',
  },
});
