// Written by `npm run texts` from report.ar.arb, report.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

/** Words of the parts of a course's report. */
export const reportMessages = defineMessages({
  ar: {
    funnel: 'أين يتوقّف المتعلّمون',
    funnelHint: 'من أنهى كل درس. يُعدّ متوقّفاً من لم يُتمّ الدورة ولم يظهر منذ 14 يوماً.',
    enrolled: 'التحقوا بالدورة',
    stopped: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        {
          one: 'متعلّم واحد توقّف قبل إنهائه',
          two: 'متعلّمان توقّفا قبل إنهائه',
          few: '# متعلّمين توقّفوا قبل إنهائه',
          many: '# متعلّماً توقّفوا قبل إنهائه',
          other: '# متعلّم توقّفوا قبل إنهائه',
        },
        digits,
      ),
    halfSpent: (minutes: string) => `نصف من درسوه قضوا فيه ${minutes} أو أقل`,
    noLearners: 'لم يلتحق أحد بعد.',
    ratings: 'التقييمات',
    average: (rating: string, count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        {
          one: `المتوسط ${rating} من تقييم واحد`,
          two: `المتوسط ${rating} من تقييمين`,
          few: `المتوسط ${rating} من # تقييمات`,
          many: `المتوسط ${rating} من # تقييماً`,
          other: `المتوسط ${rating} من # تقييم`,
        },
        digits,
      ),
    stars: (count: number, digits: Digits) =>
      plural('ar', count, { one: 'نجمة واحدة', two: 'نجمتان', few: '# نجوم', other: '# نجمة' }, digits),
    noRatings: 'لم يقيّم أحد هذه الدورة بعد.',
    questions: 'أسئلة الاختبارات',
    questionsHint:
      'تُحسب أول محاولة لكل متعلّم، لأن الإجابة تظهر بعدها. «التمييز» بين \u200e-1 و1: هل يصيب السؤالَ من يعرف بقية الاختبار؟',
    questionTable: 'جدول الأسئلة',
    question: 'السؤال',
    answers: 'أجابوا',
    right: 'أصابوا',
    discrimination: 'التمييز',
    tooFew: 'أقل من 10 إجابات',
    sign: (sign: 'too_hard' | 'too_easy' | 'misleading') =>
      ({ too_hard: 'صعب جداً', too_easy: 'سهل جداً', misleading: 'قد يكون مضلّلاً' })[sign],
    noQuestions: 'لا اختبارات في هذه الدورة.',
    signs: 'مؤشرات تستحق النظر في الاختبارات',
    atRisk: 'من قد يحتاج إلى مساعدة',
    atRiskRule: 'كيف نختارهم؟',
    atRiskRules:
      'لم ينل نصف الدرجات في اختبار بعد محاولتين أو أكثر.\nلم يبدأ بعد أسبوع من التحاقه.\nلم يظهر منذ 14 يوماً أو أكثر. من غاب أكثر من 60 يوماً يُعدّ متوقّفاً ولا يُذكر هنا.\nأنجز أقل من نصف الوسيط: ما أنجزه نصف المتعلّمين في المدة نفسها، إذا أتمّ الدورة خمسة على الأقل.',
    nobodyAtRisk: 'لا أحد الآن: كل من بقي يتقدّم.',
    noName: 'أحد الأعضاء',
    seen: 'آخر نشاط:',
    quizFailed: (title: string, best: string) => `لم يجتز اختبار «${title}» (أفضل نتيجة ${best})`,
    neverStarted: (days: number, digits: Digits) =>
      `لم يبدأ منذ التحاقه قبل ${plural('ar', days, { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يوماً', other: '# يوم' }, digits)}`,
    inactive: (days: number, digits: Digits) =>
      `لا نشاط منذ ${plural('ar', days, { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يوماً', other: '# يوم' }, digits)}`,
    slow: (days: number, median: number, digits: Digits) =>
      `أبطأ من المعتاد: مضى ${plural('ar', days, { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يوماً', other: '# يوم' }, digits)}، والوسيط ${plural('ar', median, { one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يوماً', other: '# يوم' }, digits)}`,
    progressOf: (name: string) => `تقدّم ${name}`,
    total: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { one: 'متعلّم واحد', two: 'متعلّمان', few: '# متعلّمين', many: '# متعلّماً', other: '# متعلّم' },
        digits,
      ),
    downloads: 'تنزيل الجداول (CSV)',
    table: (table: 'weeks' | 'lessons' | 'questions' | 'learners') =>
      ({ weeks: 'الأسابيع', lessons: 'الدروس', questions: 'الأسئلة', learners: 'من قد يحتاج إلى مساعدة' })[table],
  },
  en: {
    funnel: 'Where learners stop',
    funnelHint: 'Who finished each lesson. Stopped is who has not finished and was not seen for 14 days.',
    enrolled: 'Joined the course',
    stopped: (count: number) =>
      plural('en', count, {
        one: '# learner stopped before completing it',
        other: '# learners stopped before completing it',
      }),
    halfSpent: (minutes: string) => `half of those in it spent ${minutes} or less`,
    noLearners: 'Nobody has joined yet.',
    ratings: 'Ratings',
    average: (rating: string, count: number) =>
      plural('en', count, { one: `${rating} on average, # rating`, other: `${rating} on average, # ratings` }),
    stars: (count: number) => plural('en', count, { one: '# star', other: '# stars' }),
    noRatings: 'Nobody has rated this course yet.',
    questions: 'Quiz questions',
    questionsHint:
      'The first attempt of each learner counts, because the key is told after it. “Discrimination” from -1 to 1: do those who know the rest of the quiz know this?',
    questionTable: 'Table of questions',
    question: 'Question',
    answers: 'Answered',
    right: 'Right',
    discrimination: 'Discrimination',
    tooFew: 'fewer than 10 answers',
    sign: (sign: 'too_hard' | 'too_easy' | 'misleading') =>
      ({ too_hard: 'Very hard', too_easy: 'Very easy', misleading: 'May mislead' })[sign],
    noQuestions: 'This course has no quizzes.',
    signs: 'What is worth a look in quizzes',
    atRisk: 'Who may need help',
    atRiskRule: 'How are they chosen?',
    atRiskRules:
      'Less than half of the points in a quiz after two or more attempts.\nNot begun a week after joining.\nNot seen for 14 days or more. Who was away for more than 60 days has stopped and is not listed here.\nLess than half of what the median learner does in the same time, once five people have finished.',
    nobodyAtRisk: 'Nobody now: all who are still here move on.',
    noName: 'A learner without name',
    seen: 'Last seen:',
    quizFailed: (title: string, best: string) => `Did not pass the quiz “${title}” (best ${best})`,
    neverStarted: (days: number) =>
      `Has not begun, joined ${plural('en', days, { one: '# day', other: '# days' })} ago`,
    inactive: (days: number) => `Not seen for ${plural('en', days, { one: '# day', other: '# days' })}`,
    slow: (days: number, median: number) =>
      `Slower than usual: ${plural('en', days, { one: '# day', other: '# days' })} so far, the median is ${plural('en', median, { one: '# day', other: '# days' })}`,
    progressOf: (name: string) => `Progress of ${name}`,
    total: (count: number) => plural('en', count, { one: '# learner', other: '# learners' }),
    downloads: 'Download the tables (CSV)',
    table: (table: 'weeks' | 'lessons' | 'questions' | 'learners') =>
      ({ weeks: 'Weeks', lessons: 'Lessons', questions: 'Questions', learners: 'Who may need help' })[table],
  },
});
