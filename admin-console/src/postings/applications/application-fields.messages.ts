// Written by `npm run texts` from application-fields.ar.arb, application-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const kindTexts = defineMessages({
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

export const statusTexts = defineMessages({
  ar: {
    pending: 'بانتظار الردّ',
    in_review: 'قيد المراجعة',
    accepted: 'مقبول',
    rejected: 'لم يُقبل',
    withdrawn: 'مسحوب',
    completed: 'مُنجز',
  },
  en: {
    pending: 'Pending',
    in_review: 'In review',
    accepted: 'Accepted',
    rejected: 'Not accepted',
    withdrawn: 'Withdrawn',
    completed: 'Finished',
  },
});

export const applicationFieldTexts = defineMessages({
  ar: {
    userId: 'مقدّم الطلب',
    postingId: 'الإعلان',
    kind: 'النوع',
    status: 'الحالة',
    appliedAt: 'قُدّم في',
    updatedAt: 'آخر تغيير',
    resumeUrl: 'السيرة الذاتية',
    openTheCv: 'فتح السيرة الذاتية',
  },
  en: {
    userId: 'Applicant',
    postingId: 'Posting',
    kind: 'Kind',
    status: 'Status',
    appliedAt: 'Sent on',
    updatedAt: 'Latest change',
    resumeUrl: 'CV',
    openTheCv: 'Open the CV',
  },
});
