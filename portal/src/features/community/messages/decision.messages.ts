// Written by `npm run texts` from decision.ar.arb, decision.en.arb.
import { defineMessages } from '@masar/i18n';

/** What moderators decided about a discussion, as its author reads it there. */
export const decisionMessages = defineMessages({
  ar: {
    pin: 'ثبّت المشرفون هذا النقاش في أعلى القائمة.',
    unpin: 'ألغى المشرفون تثبيت هذا النقاش.',
    lock: 'أغلق المشرفون هذا النقاش أمام الردود الجديدة.',
    unlock: 'فتح المشرفون هذا النقاش للردود من جديد.',
    hide: 'أخفى المشرفون هذا النقاش.',
    unhide: 'أعاد المشرفون إظهار هذا النقاش.',
    move: 'نقل المشرفون هذا النقاش إلى هذا المنتدى.',
    approve: 'راجع المشرفون هذا النقاش ونشروه.',
  },
  en: {
    pin: 'The moderators pinned this discussion to the top of the list.',
    unpin: 'The moderators unpinned this discussion.',
    lock: 'The moderators closed this discussion to new replies.',
    unlock: 'The moderators opened this discussion to replies again.',
    hide: 'The moderators hid this discussion.',
    unhide: 'The moderators show this discussion again.',
    move: 'The moderators moved this discussion to this forum.',
    approve: 'The moderators reviewed this discussion and published it.',
  },
});

/** The same about a reply. */
export const replyDecisionMessages = defineMessages({
  ar: {
    pin: 'ثبّت المشرفون هذا النقاش في أعلى القائمة.',
    unpin: 'ألغى المشرفون تثبيت هذا النقاش.',
    lock: 'أغلق المشرفون هذا النقاش أمام الردود الجديدة.',
    unlock: 'فتح المشرفون هذا النقاش للردود من جديد.',
    hide: 'أخفى المشرفون هذا الردّ.',
    unhide: 'أعاد المشرفون إظهار هذا الردّ.',
    move: 'نقل المشرفون هذا النقاش إلى هذا المنتدى.',
    approve: 'راجع المشرفون هذا الردّ ونشروه.',
  },
  en: {
    pin: 'The moderators pinned this discussion to the top of the list.',
    unpin: 'The moderators unpinned this discussion.',
    lock: 'The moderators closed this discussion to new replies.',
    unlock: 'The moderators opened this discussion to replies again.',
    hide: 'The moderators hid this reply.',
    unhide: 'The moderators show this reply again.',
    move: 'The moderators moved this discussion to this forum.',
    approve: 'The moderators reviewed this reply and published it.',
  },
});
