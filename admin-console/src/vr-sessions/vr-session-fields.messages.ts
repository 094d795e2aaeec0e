// Written by `npm run texts` from vr-session-fields.ar.arb, vr-session-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const statusTexts = defineMessages({
  ar: {
    scheduled: 'مجدولة',
    live: 'جارية الآن',
    ended: 'انتهت',
    cancelled: 'أُلغيت',
  },
  en: {
    scheduled: 'Scheduled',
    live: 'Live now',
    ended: 'Over',
    cancelled: 'Cancelled',
  },
});

export const vrSessionFieldTexts = defineMessages({
  ar: {
    ofWorkshop: 'تُؤخذ من الورشة إن تُركت خالية.',
    workshopId: 'الورشة',
    scheduledAt: 'الموعد',
    status: 'الحالة',
    duration: 'المدة بالدقائق',
    currentParticipants: 'المقاعد المحجوزة',
    maxParticipants: 'المقاعد',
    startedAt: 'بدأت في',
    endedAt: 'انتهت في',
    createdAt: 'أُضيفت في',
    takenOf: (taken: string, all: string) => `${taken} من ${all}`,
  },
  en: {
    ofWorkshop: 'Those of the workshop where left empty.',
    workshopId: 'Workshop',
    scheduledAt: 'Begins at',
    status: 'Status',
    duration: 'Minutes',
    currentParticipants: 'Places taken',
    maxParticipants: 'Places',
    startedAt: 'Started at',
    endedAt: 'Ended at',
    createdAt: 'Added on',
    takenOf: (taken: string, all: string) => `${taken} of ${all}`,
  },
});
