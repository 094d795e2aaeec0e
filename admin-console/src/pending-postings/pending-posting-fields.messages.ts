// Written by `npm run texts` from pending-posting-fields.ar.arb, pending-posting-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const postingKindsTexts = defineMessages({
  ar: {
    opportunity: 'فرصة',
    job: 'وظيفة',
    service: 'خدمة',
  },
  en: {
    opportunity: 'Opportunity',
    job: 'Job',
    service: 'Service',
  },
});

export const pendingPostingFieldTexts = defineMessages({
  ar: {
    posting: 'الإعلان',
    heldFor: 'سبب الانتظار',
    kind: 'النوع',
    posterName: 'صاحب الإعلان',
    createdAt: 'وصل',
    title: 'العنوان',
    organization: 'الجهة',
    contactInfo: 'معلومات التواصل',
    otherWords: 'ما كُتب في بقية الحقول',
    reason: 'ملاحظة إلى صاحب الإعلان',
    description: 'الوصف كما كُتب',
  },
  en: {
    posting: 'Posting',
    heldFor: 'Why it waits',
    kind: 'Kind',
    posterName: 'Poster',
    createdAt: 'Arrived',
    title: 'Title',
    organization: 'Organisation',
    contactInfo: 'Contact details',
    otherWords: 'What the other fields say',
    reason: 'Note to the poster',
    description: 'The description as it was written',
  },
});
