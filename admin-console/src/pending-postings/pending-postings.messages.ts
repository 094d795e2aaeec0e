// Written by `npm run texts` from pending-postings.ar.arb, pending-postings.en.arb.
import { defineMessages } from '@masar/i18n';

export const pendingPostingsMessages = defineMessages({
  ar: {
    title: 'إعلانات تنتظر المراجعة',
    back: 'كل الإعلانات المنتظرة',
    openPosting: 'فتح الإعلان كاملاً في الموقع',
    reason: 'ملاحظة إلى صاحب الإعلان',
    reasonHint: 'مطلوبة عند الرفض.',
    reasonMissing: 'اكتب سبب الرفض ليقرأه صاحب الإعلان.',
    approve: 'قبول ونشر',
    refuse: 'رفض',
    published: 'نُشر الإعلان وأُبلغ صاحبه',
    refused: 'رُفض الإعلان ووصل السبب إلى صاحبه',
    emptyTitle: 'لا شيء ينتظر',
    emptyText:
      'ما يشبه إعلانات الاحتيال من الفرص والوظائف والخدمات ينتظر هنا قبل أن يراه الجميع، وخارج الوضع التجريبي كل إعلان جديد أو تغيّر نصّه.',
  },
  en: {
    title: 'Postings waiting for review',
    back: 'All waiting postings',
    openPosting: 'Open the whole posting on the site',
    reason: 'Note to the poster',
    reasonHint: 'Required when you refuse.',
    reasonMissing: 'Write the reason for the poster to read.',
    approve: 'Approve and publish',
    refuse: 'Refuse',
    published: 'The posting is published and its poster was told',
    refused: 'The posting is refused and its poster was told why',
    emptyTitle: 'Nothing waits',
    emptyText:
      'Opportunities, jobs and services that look like a trap wait here before everybody sees them; outside demo mode every new one does, and every one whose words change.',
  },
});
