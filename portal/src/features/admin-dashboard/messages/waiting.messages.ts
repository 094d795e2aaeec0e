// Written by `npm run texts` from waiting.ar.arb, waiting.en.arb.
import { defineMessages } from '@masar/i18n';

export const waitingMessages = defineMessages({
  ar: {
    title: 'ينتظر قرارك',
    nothing: 'لا شيء ينتظر قراراً الآن.',
    failed: 'تعذّر تحميل ما ينتظر',
    'abuse-reports': 'بلاغات',
    'pending-posts': 'مشاركات محجوزة للمراجعة',
    'pending-postings': 'إعلانات محجوزة للمراجعة',
    'role-requests': 'طلبات أدوار',
    'contact-messages': 'رسائل الزوّار',
  },
  en: {
    title: 'Awaiting your decision',
    nothing: 'Nothing awaits a decision now.',
    failed: 'What waits could not be loaded',
    'abuse-reports': 'Reports of abuse',
    'pending-posts': 'Posts held back for review',
    'pending-postings': 'Postings held back for review',
    'role-requests': 'Role requests',
    'contact-messages': 'Visitors’ messages',
  },
});
