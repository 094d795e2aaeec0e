// Written by `npm run texts` from first-lesson.ar.arb, first-lesson.en.arb.
import { defineMessages } from '@masar/i18n';

/** Texts around the lesson that is read without an account (LSN-3). */
export const firstLessonMessages = defineMessages({
  ar: {
    description: (course: string) => `اقرأ الدرس الأول من دورة «${course}» دون حساب.`,
    files: 'لهذا الدرس مرفقات، يحصل عليها من سجّل الدخول.',
    goOn: 'أعجبك الدرس؟ تابع الدورة',
    goOnHint: 'أنشئ حساباً لتلتحق بالدورة ويُحفظ تقدّمك، ونعيدك بعده إلى صفحتها.',
    goOnJoined: 'بقية الدروس والاختبارات في صفحة الدورة.',
    register: 'إنشاء حساب',
    signIn: 'لديّ حساب',
    closed: 'هذا الدرس غير متاح دون حساب',
    closedHint: 'ربما لم تُنشر الدورة، أو اختار مدرّبها ألا يُقرأ درسها الأول إلا بعد تسجيل الدخول.',
  },
  en: {
    description: (course: string) => `Read the first lesson of “${course}” without an account.`,
    files: 'This lesson has attachments: signed-in learners get the files.',
    goOn: 'Enjoyed it? Continue the course',
    goOnHint: 'Create an account to join the course and keep your progress. We bring you back to its page afterwards.',
    goOnJoined: 'The other lessons and the quizzes are on the page of the course.',
    register: 'Create an account',
    signIn: 'I have an account',
    closed: 'This lesson cannot be read without an account',
    closedHint: 'Perhaps the course is not published, or its instructor keeps the first lesson for those signed in.',
  },
});
