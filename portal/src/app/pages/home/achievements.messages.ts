// Written by `npm run texts` from achievements.ar.arb, achievements.en.arb.
import { defineMessages } from '@masar/i18n';

export const achievementNames = defineMessages({
  ar: {
    firstEnrollment: 'أول التحاق بدورة',
    firstLesson: 'أول درس مكتمل',
    halfway: 'نصف الطريق في دورة',
    firstCourse: 'أول دورة مكتملة',
    firstCertificate: 'أول شهادة',
    tenHours: 'عشر ساعات من التعلّم',
    dayOfLearning: 'أربع وعشرون ساعة من التعلّم',
    fiveCourses: 'خمس دورات مكتملة',
  },
  en: {
    firstEnrollment: 'First enrolment',
    firstLesson: 'First lesson completed',
    halfway: 'Halfway through a course',
    firstCourse: 'First course completed',
    firstCertificate: 'First certificate',
    tenHours: 'Ten hours of learning',
    dayOfLearning: 'Twenty-four hours of learning',
    fiveCourses: 'Five courses completed',
  },
});
