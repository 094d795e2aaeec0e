import { isolated, type LocalizedText, plural } from '@masar/i18n';

const about = ({ ar, en }: LocalizedText): LocalizedText => ({
  ar: `«${isolated(ar, 'ar')}»`,
  en: `“${isolated(en, 'en')}”`,
});

const someone = ({ ar, en }: LocalizedText): LocalizedText => ({
  ar: ar ? isolated(ar) : 'أحد الأعضاء',
  en: en ? isolated(en) : 'Somebody',
});

/** For the instructor: somebody asks below a lesson. */
export function lessonQuestionTitle(asker: LocalizedText, question: string, course: LocalizedText): LocalizedText {
  const [who, where] = [someone(asker), about(course)];
  return {
    ar: `سؤال جديد من ${who.ar} في دورتك ${where.ar}: «${isolated(question)}»`,
    en: `${who.en} asked in your course ${where.en}: “${isolated(question)}”`,
  };
}

/** For the instructor: a learner rated the course. */
export function courseReviewedTitle(course: LocalizedText, rating: number): LocalizedText {
  const what = about(course);
  return {
    ar: `تقييم جديد لدورتك ${what.ar}: ${isolated(String(rating))} من ${isolated('5')}`,
    en: `A new review of your course ${what.en}: ${rating} of 5`,
  };
}

/** For the instructor: how many joined in a day. */
export function newLearnersTitle(course: LocalizedText, learners: number): LocalizedText {
  const where = about(course);
  const joined = plural('ar', learners, {
    one: 'انضمّ متعلّم جديد',
    two: 'انضمّ متعلّمان جديدان',
    few: 'انضمّ # متعلّمين جدد',
    many: 'انضمّ # متعلّماً جديداً',
    other: 'انضمّ # متعلّم جديد',
  });
  return {
    ar: `${joined} إلى دورتك ${where.ar}`,
    en: `${plural('en', learners, { one: 'A new learner', other: '# new learners' })} joined your course ${where.en}`,
  };
}
