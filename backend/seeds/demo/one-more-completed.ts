import { type LearnerCourse, learnerCourse } from './learning.js';
import type { Random } from './random.js';
import type { Timeline } from './timeline.js';

/** A course whose certificates rest on quizzes with fixed questions. */
const slug = 'arabic-content-writing';
/** Days since then at least, so that somebody had time to look into it. */
const youngest = 5;

/**
 * Somebody who had one lesson to go completes it, beside all who were drawn by lot: their certificate does not stay
 * valid. Nothing else of the demo moves.
 */
export function completeOneMore(
  learning: readonly LearnerCourse[],
  random: Random,
  timeline: Timeline,
): { learning: LearnerCourse[]; oneMore: LearnerCourse } {
  const [found] = learning
    .filter(({ course, byHand }) => course.row.slug === slug && !byHand)
    .filter(({ course, lessonProgress }) => lessonProgress.length === course.lessons.length - 1)
    .map((one) => {
      const ages = one.lessonProgress.map(({ completed_at }) => timeline.ageOf(completed_at));
      return { one, ages, last: ((ages.at(-1) ?? 0) + one.person.lastActiveAge) / 2 };
    })
    .filter(({ one, last }) => last > youngest && last > one.person.lastActiveAge)
    .sort((a, b) => a.last - b.last);
  if (!found) throw new Error(`Nobody has one lesson of ${slug} to go`);
  const { one, ages, last } = found;
  const oneMore = learnerCourse(one, [...ages, last], random, timeline);
  return { learning: learning.map((each) => (each === one ? oneMore : each)), oneMore };
}
