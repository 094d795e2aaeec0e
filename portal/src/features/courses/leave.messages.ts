// Written by `npm run texts` from leave.ar.arb, leave.en.arb.
import { defineMessages } from '@masar/i18n';

/** Texts of leaving a course (LRN-2). */
export const leaveMessages = defineMessages({
  ar: {
    leave: 'مغادرة الدورة',
    title: 'مغادرة الدورة؟',
    hint: 'تُغلق دروسها، ويُحفظ تقدّمك سنة: إن التحقت بها من جديد تابعت من حيث وقفت. شهاداتك ودقائق تعلّمك تبقى.',
    hintWithPlace:
      'تُغلق دروسها، ويبقى مقعدك لك ويُحفظ تقدّمك سنة: إن التحقت بها من جديد تابعت من حيث وقفت. شهاداتك ودقائق تعلّمك تبقى.',
    stay: 'البقاء فيها',
    left: 'غادرت الدورة',
    leftHint: 'يُحفظ تقدّمك سنة.',
    failed: 'تعذّرت مغادرة الدورة',
  },
  en: {
    leave: 'Leave the course',
    title: 'Leave this course?',
    hint: 'Its lessons close, and your progress is kept for a year: join again, and you go on where you were. Your certificates and minutes of learning stay.',
    hintWithPlace:
      'Its lessons close; your place stays yours, and your progress is kept for a year: join again, and you go on where you were. Your certificates and minutes of learning stay.',
    stay: 'Stay',
    left: 'You left the course',
    leftHint: 'Your progress is kept for a year.',
    failed: 'The course could not be left',
  },
});
