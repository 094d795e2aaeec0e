// Written by `npm run texts` from discussion-fields.ar.arb, discussion-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const discussionFieldTexts = defineMessages({
  ar: {
    untitled: 'نقاش محذوف',
    title: 'العنوان',
    forumId: 'المنتدى',
    discussionOfALesson: 'نقاش في درس',
    authorName: 'الكاتب',
    repliesCount: 'الردود',
    likesCount: 'الإعجابات',
    viewsCount: 'المشاهدات',
    isPinned: 'مثبّت',
    isLocked: 'مغلق للردود',
    isSolved: 'له جواب معتمد',
    createdAt: 'كُتب في',
    lastActivityAt: 'آخر نشاط',
  },
  en: {
    untitled: 'Deleted discussion',
    title: 'Title',
    forumId: 'Forum',
    discussionOfALesson: 'Discussion of a lesson',
    authorName: 'Author',
    repliesCount: 'Replies',
    likesCount: 'Likes',
    viewsCount: 'Views',
    isPinned: 'Pinned',
    isLocked: 'Locked',
    isSolved: 'Solved',
    createdAt: 'Written on',
    lastActivityAt: 'Latest activity',
  },
});
