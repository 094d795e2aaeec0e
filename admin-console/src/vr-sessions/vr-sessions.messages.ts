// Written by `npm run texts` from vr-sessions.ar.arb, vr-sessions.en.arb.
import { defineMessages } from '@masar/i18n';

export const vrSessionsMessages = defineMessages({
  ar: {
    title: 'جلسات الورش الافتراضية',
    add: 'إضافة جلسة',
    addTitle: 'جلسة جديدة',
    back: 'كل الجلسات',
    startSession: 'بدء الجلسة',
    endSession: 'إنهاء الجلسة',
    cancelSession: 'إلغاء الجلسة',
    cancelText: 'يُبلَّغ كل من حجز مقعداً بأن الجلسة أُلغيت.',
    endText: 'يخرج كل من في الغرفة وتُحسب مدة حضورهم.',
    moved: 'تغيّرت حالة الجلسة',
    moveFailed: 'تعذّر تغيير الحالة',
    keep: 'رجوع',
  },
  en: {
    title: 'VR sessions',
    add: 'Add a session',
    addTitle: 'New session',
    back: 'All sessions',
    startSession: 'Start the session',
    endSession: 'End the session',
    cancelSession: 'Cancel the session',
    cancelText: 'Everybody with a place is told that the session is cancelled.',
    endText: 'Everybody leaves the room and their attendance is counted.',
    moved: 'The session moved on',
    moveFailed: 'The session could not be changed',
    keep: 'Back',
  },
});
