import type { CatalogueCourse } from '../recommendation/course-catalogue.js';
import type { FollowedCourse } from '../recommendation/learner.js';
import type { LoadedModel } from '../stored-model/loaded-model.js';
import { alikeness } from './alikeness.js';
import { type Part, share, type Standing } from './part.js';

/** From so many learners on, what they do says as much as what the course is about. */
const knownFromLearners = 20;

/** How far a course was followed, as training counts it. */
export const strengthOf = ({ progress }: FollowedCourse): number => 0.5 + progress / 2;

/** What each followed course speaks for this one: by the model, and by its content where few have taken it. */
export function historyParts(course: CatalogueCourse, { model, followed, unit }: Standing): Part[] {
  const unknown = knownFromLearners / (knownFromLearners + course.students);
  const parts = followed.map((one): Part => {
    const weight = weightBetween(model, one.courseId, course.id);
    const alike = share.content * unit * unknown * alikeness(one.course, course);
    return {
      reason: { code: one.isCompleted ? 'finished-course' : 'started-course', course: one.course.title },
      value: strengthOf(one) * (weight + alike),
    };
  });
  const hasFinishedHarder = followed.some(
    (one) => one.isCompleted && one.course.categoryId === course.categoryId && one.course.level > course.level,
  );
  return hasFinishedHarder ? [...parts, { value: unit * share.belowLevel }] : parts;
}

/** What having followed one course speaks for another; 0 where training does not know one of them. */
function weightBetween({ places, courseCount, weights }: LoadedModel, from: string, to: string): number {
  const [row, column] = [places.get(from), places.get(to)];
  return row === undefined || column === undefined ? 0 : weights[row * courseCount + column]!;
}
