// Written by `npm run texts` from workshop.ar.arb, workshop.en.arb.
import { defineMessages } from '@masar/i18n';

export const workshopMessages = defineMessages({
  ar: {
    workshop: 'الورشة',
    failed: 'تعذّر تحميل الورشة',
    retry: 'إعادة المحاولة',
    equipment: 'ما تحتاج إليه:',
    anyDevice: 'أي هاتف أو حاسوب؛ والنظّارة اختيارية.',
    sessions: 'جلساتها القادمة',
    noSessions: 'لا جلسة مقررة لهذه الورشة',
    noSessionsHint: 'عد لاحقاً؛ تظهر هنا حين يحدّد المدرّب موعداً.',
  },
  en: {
    workshop: 'Workshop',
    failed: 'The workshop could not be loaded',
    retry: 'Try again',
    equipment: 'What you need:',
    anyDevice: 'Any phone or computer; a headset is optional.',
    sessions: 'Upcoming sessions',
    noSessions: 'No session is planned for this workshop',
    noSessionsHint: 'Look again later; it appears here once the instructor sets a time.',
  },
});
