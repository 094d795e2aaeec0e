// Written by `npm run texts` from schedule.ar.arb, schedule.en.arb.
import { defineMessages } from '@masar/i18n';

export const scheduleMessages = defineMessages({
  ar: {
    title: 'مواعيدك القادمة',
    empty: 'لا مواعيد قريبة. جلسات الواقع الافتراضي ومواعيد التقديم القادمة ستظهر هنا.',
    allSessions: 'الورش الافتراضية',
    failed: 'تعذّر تحميل المواعيد',
    mine: 'ستشارك',
    'vr-session': 'جلسة واقع افتراضي',
    volunteering: 'يوم تطوّعك الأول',
    'opportunity-deadline': 'آخر موعد للتقديم على فرصة',
    'job-deadline': 'آخر موعد للتقديم على وظيفة',
  },
  en: {
    title: 'Coming up for you',
    empty: 'Nothing soon. Coming VR sessions and deadlines will appear here.',
    allSessions: 'VR workshops',
    failed: 'What comes up could not be loaded',
    mine: 'Taking part',
    'vr-session': 'VR session',
    volunteering: 'Your first day of volunteering',
    'opportunity-deadline': 'Last day to apply for an opportunity',
    'job-deadline': 'Last day to apply for a job',
  },
});
