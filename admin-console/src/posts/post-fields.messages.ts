// Written by `npm run texts` from post-fields.ar.arb, post-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const statusTexts = defineMessages({
  ar: {
    visible: 'ظاهر',
    pending: 'ينتظر المراجعة',
    hidden: 'مخفي',
    deleted: 'حذفه كاتبه',
  },
  en: {
    visible: 'Visible',
    pending: 'Waits',
    hidden: 'Hidden',
    deleted: 'Deleted by author',
  },
});

export const postFieldTexts = defineMessages({
  ar: {
    postStatusField: 'الحالة',
    reasonField: 'السبب، ويصل إلى الكاتب',
    reasonFieldHint: 'مطلوب عند الإخفاء.',
    deletedUser: 'عضو سابق',
  },
  en: {
    postStatusField: 'Status',
    reasonField: 'Reason, told to the author',
    reasonFieldHint: 'Required to hide.',
    deletedUser: 'Former member',
  },
});
