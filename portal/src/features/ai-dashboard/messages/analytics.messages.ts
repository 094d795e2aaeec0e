// Written by `npm run texts` from analytics.ar.arb, analytics.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

export const analyticsMessages = defineMessages({
  ar: {
    heading: 'أين وصلت؟',
    hint: 'أرقامك من سجلّ تعلّمك، لا يراها غيرك.',
    failed: 'تعذّر تحميل أرقامك',
    totalEnrollments: 'الالتحاقات',
    completedCourses: 'دورات مكتملة',
    totalCertificates: 'الشهادات',
    learningStreak: 'أيام متتالية',
    streak: (days: number, digits: Digits) =>
      plural(
        'ar',
        days,
        {
          zero: 'تعلّم اليوم لتبدأ سلسلة جديدة.',
          one: 'تعلّمت يوماً واحداً، وغداً يومان.',
          two: 'تعلّمت يومين متتاليين.',
          few: 'تعلّمت # أيام متتالية.',
          many: 'تعلّمت # يوماً متتالياً.',
          other: 'تعلّمت # يوم متتالٍ.',
        },
        digits,
      ),
    keepIt: 'تعلّم اليوم حتى لا تنقطع السلسلة.',
    next: 'خطوتك التالية',
    goOn: 'تابع',
    chart: 'دقائق التعلّم في آخر أسبوعين',
    day: 'اليوم',
    minutes: 'دقائق',
    noDays: 'لا تعلّم في آخر أسبوعين. افتح درساً وستراه هنا.',
    empty: 'لم تبدأ التعلّم بعد',
    emptyHint: 'التحق بأول دورة، وستظهر أرقامك هنا درساً بعد درس.',
    browse: 'تصفّح الدورات',
  },
  en: {
    heading: 'Where do you stand?',
    hint: 'Your figures, from your own learning; nobody else sees them.',
    failed: 'Your figures could not be loaded',
    totalEnrollments: 'Enrolments',
    completedCourses: 'Completed courses',
    totalCertificates: 'Certificates',
    learningStreak: 'Days in a row',
    streak: (days: number) =>
      days === 0
        ? 'Learn today to begin a new streak.'
        : plural('en', days, { one: 'You learned for # day.', other: 'You learned for # days in a row.' }),
    keepIt: 'Learn today to keep the streak.',
    next: 'Your next step',
    goOn: 'Continue',
    chart: 'Minutes of learning in the last two weeks',
    day: 'Day',
    minutes: 'Minutes',
    noDays: 'No learning in the last two weeks. Open a lesson, and it shows up here.',
    empty: 'You have not started learning yet',
    emptyHint: 'Join your first course, and your figures appear here lesson by lesson.',
    browse: 'Browse courses',
  },
});
