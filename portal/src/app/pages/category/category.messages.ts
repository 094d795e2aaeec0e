// Written by `npm run texts` from category.ar.arb, category.en.arb.
import { defineMessages } from '@masar/i18n';

/** What all six category pages say alike (PUB-3). */
export const categoryPageMessages = defineMessages({
  ar: {
    track: 'مسار تعليمي',
    seeCourses: 'شاهد دورات المسار',
    figures: 'المسار بالأرقام',
    courses: 'دورة',
    students: 'متعلّم',
    placement: 'نسبة التوظيف',
    skillsTitle: 'ماذا ستتعلّم؟',
    skillsIntro: 'محطات تُبنى كل واحدة منها على ما قبلها.',
    coursesTitle: 'دورات المسار',
    invitationTitle: 'ادخل لترى الدورات',
    invitation: 'بعد الدخول ترى ما نُشر من دورات هذا المسار، وتتابع من حيث توقفت على أي جهاز.',
    signIn: 'تسجيل الدخول',
    empty: 'لا توجد دورات متاحة',
    emptyHint: 'ستُضاف دورات جديدة قريباً',
    otherCourses: 'تصفّح دورات أخرى',
    otherTracks: 'مسارات أخرى',
  },
  en: {
    track: 'Learning track',
    seeCourses: 'See the courses',
    figures: 'The track in figures',
    courses: 'courses',
    students: 'students',
    placement: 'job placement',
    skillsTitle: 'What you will learn',
    skillsIntro: 'Stops along the way, each built on the one before.',
    coursesTitle: 'Courses of this track',
    invitationTitle: 'Log in to see the courses',
    invitation:
      'Once logged in you see which courses of this track are published, and continue on any device where you stopped.',
    signIn: 'Log in',
    empty: 'No courses available',
    emptyHint: 'New courses will be added soon',
    otherCourses: 'Browse other courses',
    otherTracks: 'Other tracks',
  },
});
