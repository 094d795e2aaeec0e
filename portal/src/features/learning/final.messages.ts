// Written by `npm run texts` from final.ar.arb, final.en.arb.
import { defineMessages } from '@masar/i18n';

/** Texts around the final assessment of a course (EVD-3). */
export const finalMessages = defineMessages({
  ar: {
    toCourse: 'صفحة الدورة',
    notYours: 'هذا الاختبار للملتحقين بالدورة',
    failed: 'تعذّر تحميل الاختبار النهائي',
    left: 'بقي لإتمام الدورة:',
    none: 'لا اختبار نهائياً لهذه الدورة',
    noneHint: 'تكتمل هذه الدورة بدروسها وما تطلبه.',
    locked: 'يُفتح الاختبار النهائي حين تكتمل دروس الدورة كلها. هذا ما يلزم:',
  },
  en: {
    toCourse: 'Course page',
    notYours: 'This assessment is for those who learn the course',
    failed: 'The final assessment could not be loaded',
    left: 'Left before the course is complete:',
    none: 'This course has no final assessment',
    noneHint: 'It is complete with its lessons and what they ask for.',
    locked: 'The final assessment opens once all lessons are complete. This is what is needed:',
  },
});
