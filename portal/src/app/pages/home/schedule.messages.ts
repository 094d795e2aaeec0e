// Written by `npm run texts` from schedule.ar.arb, schedule.en.arb.
import { defineMessages } from '@masar/i18n';

export const scheduleMessages = defineMessages({
  ar: {
    title: 'مواعيدك القادمة',
    empty: 'لا مواعيد قريبة. الورش الافتراضية ومواعيد التقديم القادمة ستظهر هنا.',
    allSessions: 'الورش الافتراضية',
    failed: 'تعذّر تحميل المواعيد',
    mine: 'ستشارك',
    'vr-session': 'ورشة افتراضية',
    volunteering: 'يوم تطوّعك الأول',
    'opportunity-deadline': 'آخر موعد للتقديم على فرصة',
    'job-deadline': 'آخر موعد للتقديم على وظيفة',
  },
  en: {
    title: 'Coming up',
    empty: 'Nothing soon. Upcoming VR workshops and deadlines will appear here.',
    allSessions: 'VR workshops',
    failed: 'Your upcoming dates could not be loaded',
    mine: 'Taking part',
    'vr-session': 'VR workshop',
    volunteering: 'Your first day of volunteering',
    'opportunity-deadline': 'Last day to apply for an opportunity',
    'job-deadline': 'Last day to apply for a job',
  },
});
