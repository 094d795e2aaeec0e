// Written by `npm run texts` from follow-course.ar.arb, follow-course.en.arb.
import { defineMessages } from '@masar/i18n';

/** Texts of waiting for a course in preparation (CRS-10). */
export const followCourseMessages = defineMessages({
  ar: {
    title: 'هذه الدورة قيد الإعداد',
    hint: 'يكتب المدرّب دروسها الآن. تابعها، ونخبرك حين تكتمل ويُفتح الالتحاق بها.',
    keptHint: 'عادت الدورة إلى الإعداد. تقدّمك محفوظ، وتواصل حين تكتمل.',
    follow: 'متابعة الدورة',
    followed: 'تتابعها',
    followedHint: 'سنخبرك حين تكتمل.',
    unfollow: 'إلغاء المتابعة',
    failed: 'لم تتغيّر المتابعة',
    signIn: 'تسجيل الدخول لمتابعتها',
    finish: 'إكمال الدورة ونشرها',
  },
  en: {
    title: 'This course is in preparation',
    hint: 'Its lessons are being written. Follow it, and we tell you when it is ready to be joined.',
    keptHint: 'The course went back to preparation. Your progress is kept, and you go on when it is ready.',
    follow: 'Follow the course',
    followed: 'You follow it',
    followedHint: 'We tell you when it is ready.',
    unfollow: 'Unfollow',
    failed: 'This could not be changed',
    signIn: 'Log in to follow it',
    finish: 'Finish and publish it',
  },
});
