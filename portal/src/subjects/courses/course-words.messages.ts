// Written by `npm run texts` from course-words.ar.arb, course-words.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

/** The words that belong to a course wherever it is shown: counts with the right plural, price, rating. */
export const courseWords = defineMessages({
  ar: {
    lessons: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { zero: 'لا دروس بعد', one: 'درس واحد', two: 'درسان', few: '# دروس', many: '# درساً', other: '# درس' },
        digits,
      ),
    ofLessons: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { zero: 'لا دروس', one: 'درس واحد', two: 'درسين', few: '# دروس', many: '# درساً', other: '# درس' },
        digits,
      ),
    lessonsDone: (done: string, lessons: string) => `أنجزت ${done} من ${lessons}`,
    hours: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { one: 'ساعة واحدة', two: 'ساعتان', few: '# ساعات', many: '# ساعة', other: '# ساعة' },
        digits,
      ),
    minutes: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' },
        digits,
      ),
    minutesInShort: (minutes: string) => `${minutes}\u00a0د`,
    students: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        {
          zero: 'لا متعلّمين بعد',
          one: 'متعلّم واحد',
          two: 'متعلّمان',
          few: '# متعلّمين',
          many: '# متعلّماً',
          other: '# متعلّم',
        },
        digits,
      ),
    reviews: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { zero: 'لا تقييمات', one: 'تقييم واحد', two: 'تقييمان', few: '# تقييمات', many: '# تقييماً', other: '# تقييم' },
        digits,
      ),
    followers: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        {
          zero: 'لا ينتظرها أحد بعد',
          one: 'ينتظرها شخص واحد',
          two: 'ينتظرها شخصان',
          few: 'ينتظرها # أشخاص',
          many: 'ينتظرها # شخصاً',
          other: 'ينتظرها # شخص',
        },
        digits,
      ),
    rating: (value: string) => `التقييم ${value} من خمسة`,
    unrated: 'جديدة',
    free: 'مجاناً',
    progress: (course: string) => `تقدّمك في ${course}`,
  },
  en: {
    lessons: (count: number) =>
      count === 0 ? 'No lessons yet' : plural('en', count, { one: '# lesson', other: '# lessons' }),
    ofLessons: (count: number) => plural('en', count, { one: '# lesson', other: '# lessons' }),
    lessonsDone: (done: string, lessons: string) => `${done} of ${lessons} done`,
    hours: (count: number) => plural('en', count, { one: '# hour', other: '# hours' }),
    minutes: (count: number) => plural('en', count, { one: '# minute', other: '# minutes' }),
    minutesInShort: (minutes: string) => `${minutes}\u00a0min`,
    students: (count: number) =>
      count === 0 ? 'No learners yet' : plural('en', count, { one: '# learner', other: '# learners' }),
    reviews: (count: number) =>
      count === 0 ? 'No reviews' : plural('en', count, { one: '# review', other: '# reviews' }),
    followers: (count: number) =>
      count === 0
        ? 'Nobody waits for it yet'
        : plural('en', count, { one: '# person waits for it', other: '# people wait for it' }),
    rating: (value: string) => `Rated ${value} of 5`,
    unrated: 'New',
    free: 'Free',
    progress: (course: string) => `Your progress in ${course}`,
  },
});
