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
    skillsIntro: 'محطات تبني كل واحدة منها على ما قبلها.',
    coursesTitle: 'دورات المسار',
    invitationTitle: 'الدورات في انتظارك',
    invitation: 'سجّل الدخول لترى دورات هذا المسار وتبدأ أول درس اليوم، ثم تابع من حيث توقفت على أي جهاز.',
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
    skillsIntro: 'Stations, each built on the one before.',
    coursesTitle: 'Courses of this track',
    invitationTitle: 'The courses are waiting for you',
    invitation:
      'Sign in to see the courses of this track, begin the first lesson today, and continue on any device where you stopped.',
    signIn: 'Sign in',
    empty: 'No courses available',
    emptyHint: 'New courses will be added soon',
    otherCourses: 'Browse other courses',
    otherTracks: 'Other tracks',
  },
});
