// Written by `npm run texts` from shared-fields.ar.arb, shared-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const statusesTexts = defineMessages({
  ar: {
    published: 'منشور',
    pending: 'ينتظر المراجعة',
    refused: 'مرفوض',
  },
  en: {
    published: 'Published',
    pending: 'Waits for review',
    refused: 'Refused',
  },
});

export const sharedFieldTexts = defineMessages({
  ar: {
    closed: 'مغلق',
    title: 'العنوان',
    description: 'الوصف',
    contactField: 'معلومات التواصل',
    contactFieldHint: 'لا يراها إلا من قُبل طلبه.',
    governorateFilter: 'المحافظة',
    posterName: 'صاحب الإعلان',
    status: 'النشر',
    isActive: 'يستقبل الطلبات',
    applicationsCount: 'الطلبات',
    createdAt: 'نُشر في',
  },
  en: {
    closed: 'Closed',
    title: 'Title',
    description: 'Description',
    contactField: 'Contact details',
    contactFieldHint: 'Only accepted applicants see it.',
    governorateFilter: 'Governorate',
    posterName: 'Posted by',
    status: 'Publication',
    isActive: 'Takes applications',
    applicationsCount: 'Applications',
    createdAt: 'Posted on',
  },
});
