// Written by `npm run texts` from forums.ar.arb, forums.en.arb.
import { defineMessages } from '@masar/i18n';

export const forumsMessages = defineMessages({
  ar: {
    title: 'المنتديات',
    intro: 'الأقسام التي يفتح الناس فيها نقاشاتهم. لا يُحذف إلا القسم الخالي.',
    add: 'إضافة منتدى',
    addTitle: 'منتدى جديد',
    back: 'كل المنتديات',
    search: 'البحث في الأسماء',
    seeDiscussions: 'نقاشات هذا المنتدى',
    removeHint: 'لا يُحذف منتدى فيه نقاشات؛ انقلها أولاً.',
  },
  en: {
    title: 'Forums',
    intro: 'The places in which people open discussions. Only an empty one can be deleted.',
    add: 'Add a forum',
    addTitle: 'New forum',
    back: 'All forums',
    search: 'Search in the names',
    seeDiscussions: 'Discussions of this forum',
    removeHint: 'A forum with discussions is not deleted; move them first.',
  },
});
