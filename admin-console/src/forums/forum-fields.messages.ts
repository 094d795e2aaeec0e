// Written by `npm run texts` from forum-fields.ar.arb, forum-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const forumFieldTexts = defineMessages({
  ar: {
    name: 'الاسم',
    description: 'الوصف',
    categoryId: 'المسار',
    discussionsCount: 'النقاشات الظاهرة',
    orderIndex: 'الترتيب',
    createdAt: 'أُنشئ في',
  },
  en: {
    name: 'Name',
    description: 'Description',
    categoryId: 'Track',
    discussionsCount: 'Visible discussions',
    orderIndex: 'Place',
    createdAt: 'Made on',
  },
});
