// Written by `npm run texts` from replies.ar.arb, replies.en.arb.
import { defineMessages, isolated } from '@masar/i18n';

export const repliesMessages = defineMessages({
  ar: {
    title: 'الردود',
    back: 'كل الردود',
    search: 'ابحث في النصوص',
    replyOf: (author: string) => `ردّ ${isolated(author)}`,
    words: 'النص كما كُتب',
    open: 'فتح النقاش في الموقع',
    bulkShow: 'إظهار',
    bulkHide: 'إخفاء لأنه إعلان',
    bulkHideText: 'تُخفى الردود المحددة عن الجميع، ويُبلَّغ كاتبوها بأنها إعلانات.',
    advertisement: 'إعلان لا يخص المنتدى.',
  },
  en: {
    title: 'Replies',
    back: 'All replies',
    search: 'Search in the texts',
    replyOf: (author: string) => `Reply of ${isolated(author)}`,
    words: 'The text as it was written',
    open: 'Open the discussion on the site',
    bulkShow: 'Show',
    bulkHide: 'Hide as spam',
    bulkHideText:
      'The selected replies are hidden from everybody; their authors are told that they are advertisements.',
    advertisement: 'An advertisement that does not belong here.',
  },
});
