// Written by `npm run texts` from schedule-fields.ar.arb, schedule-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const cadenceTexts = defineMessages({
  ar: {
    weekly: 'بعد كل أسبوع (يبدأ السبت)',
    monthly: 'بعد كل شهر',
  },
  en: {
    weekly: 'After each week (from Saturday)',
    monthly: 'After each month',
  },
});

export const languageTexts = defineMessages({
  ar: {
    ar: 'العربية',
    en: 'الإنجليزية',
  },
  en: {
    ar: 'Arabic',
    en: 'English',
  },
});

export const scheduleFieldTexts = defineMessages({
  ar: {
    cadence: 'متى',
    language: 'لغة الملفات',
    reportType: 'نوع التقرير',
    recipientIds: 'يصل بالبريد إلى',
    recipientIdsHint: 'من مديري المنصة',
  },
  en: {
    cadence: 'When',
    language: 'Language of the files',
    reportType: 'Kind of report',
    recipientIds: 'Comes by mail to',
    recipientIdsHint: 'Administrators',
  },
});
