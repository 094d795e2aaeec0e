import { defineMessages, plural, type Digits } from '@masar/i18n';

/** The words that belong to an opportunity wherever it is shown. */
export const opportunityWords = defineMessages({
  ar: {
    volunteer: 'تطوّع',
    internship: 'تدريب',
    job: 'عمل',
    not_published: 'بانتظار المراجعة',
    refused: 'لم تُقبل للنشر',
    ended: 'انتهت',
    deadline_passed: 'انتهى التقديم',
    closed: 'مغلقة',
    until: (date: string) => `حتى ${date}`,
    applications: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        {
          zero: 'لا طلبات بعد',
          one: 'طلب واحد',
          two: 'طلبان',
          few: '# طلبات',
          many: '# طلباً',
          other: '# طلب',
        },
        digits,
      ),
  },
  en: {
    volunteer: 'Volunteering',
    internship: 'Internship',
    job: 'Job',
    not_published: 'Waiting for review',
    refused: 'Not let through',
    ended: 'Ended',
    deadline_passed: 'Applications ended',
    closed: 'Closed',
    until: (date: string) => `Apply by ${date}`,
    applications: (count: number) =>
      count === 0 ? 'No applications yet' : plural('en', count, { one: '# application', other: '# applications' }),
  },
});
