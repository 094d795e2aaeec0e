// Written by `npm run texts` from applicants.ar.arb, applicants.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

/** Who applied, for those who decide. */
export const applicantsMessages = defineMessages({
  ar: {
    applicants: 'المتقدّمون',
    requests: 'طلبات الخدمة',
    status: 'حالة الطلب',
    all: 'الكل',
    loadFailed: 'تعذّر تحميل الطلبات',
    empty: 'لا طلبات بعد',
    emptyHint: 'سيصلك إشعار عند أول طلب.',
    nothing: 'لا طلبات في هذه الحالة',
    count: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { zero: 'لا طلبات بعد', one: 'طلب واحد', two: 'طلبان', few: '# طلبات', many: '# طلباً', other: '# طلب' },
        digits,
      ),
    resume: 'السيرة الذاتية',
    attachedCv: 'السيرة الذاتية الموثّقة (PDF)',
    details: 'الطلب كاملاً',
    detailsOf: (name: string) => `الطلب كاملاً: ${name}`,
    noName: 'أحد الأعضاء',
  },
  en: {
    applicants: 'Applicants',
    requests: 'Requests',
    status: 'State of the application',
    all: 'All',
    loadFailed: 'The applications could not be loaded',
    empty: 'No applications yet',
    emptyHint: 'You are notified of the first one.',
    nothing: 'No applications in this state',
    count: (count: number) =>
      count === 0 ? 'No applications yet' : plural('en', count, { one: '# application', other: '# applications' }),
    resume: 'CV',
    attachedCv: 'Verified CV (PDF)',
    details: 'Whole application',
    detailsOf: (name: string) => `Whole application: ${name}`,
    noName: 'A member',
  },
});
