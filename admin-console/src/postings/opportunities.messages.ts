// Written by `npm run texts` from opportunities.ar.arb, opportunities.en.arb.
import { defineMessages } from '@masar/i18n';

export const typeTexts = defineMessages({
  ar: {
    volunteer: 'تطوّع',
    internship: 'تدريب',
    job: 'عمل',
  },
  en: {
    volunteer: 'Volunteering',
    internship: 'Internship',
    job: 'Job',
  },
});

export const pageTexts = defineMessages({
  ar: {
    title: 'الفرص',
    back: 'كل الفرص',
  },
  en: {
    title: 'Opportunities',
    back: 'All opportunities',
  },
});

export const opportunityTexts = defineMessages({
  ar: {
    opportunity: 'الفرصة',
    type: 'النوع',
    totalHours: 'ساعات التطوّع',
    company: 'الجهة',
    location: 'المكان',
    salary: 'المقابل',
    duration: 'المدة',
    requirements: 'المتطلبات',
    startDate: 'يبدأ في',
    endDate: 'ينتهي في',
    startTime: 'الساعة',
    applicationDeadline: 'آخر يوم للتقديم',
    add: 'إضافة فرصة',
    title: 'فرصة جديدة',
  },
  en: {
    opportunity: 'Opportunity',
    type: 'Kind',
    totalHours: 'Hours of volunteering',
    company: 'Organisation',
    location: 'Place',
    salary: 'Pay',
    duration: 'Duration',
    requirements: 'Requirements',
    startDate: 'Begins on',
    endDate: 'Ends on',
    startTime: 'At',
    applicationDeadline: 'Last day to apply',
    add: 'Add an opportunity',
    title: 'New opportunity',
  },
});
