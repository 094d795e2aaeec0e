// Written by `npm run texts` from discussions.ar.arb, discussions.en.arb.
import { defineMessages } from '@masar/i18n';

export const discussionsMessages = defineMessages({
  ar: {
    title: 'النقاشات',
    back: 'كل النقاشات',
    search: 'ابحث في العناوين',
    words: 'النص كما كُتب',
    open: 'فتح النقاش في الموقع',
    seeReplies: 'ردود هذا النقاش',
    bulkLock: 'إغلاق للردود',
    bulkHide: 'إخفاء لأنه إعلان',
    bulkHideText: 'تُخفى النقاشات المحددة عن الجميع، ويُبلَّغ كاتبوها بأنها إعلانات.',
    advertisement: 'إعلان لا يخص المنتدى.',
  },
  en: {
    title: 'Discussions',
    back: 'All discussions',
    search: 'Search in the titles',
    words: 'The text as it was written',
    open: 'Open the discussion on the site',
    seeReplies: 'Replies of this discussion',
    bulkLock: 'Lock',
    bulkHide: 'Hide as spam',
    bulkHideText:
      'The selected discussions are hidden from everybody; their authors are told that they are advertisements.',
    advertisement: 'An advertisement that does not belong here.',
  },
});
