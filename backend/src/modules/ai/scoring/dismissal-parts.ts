import type { CatalogueCourse } from '../recommendation/course-catalogue.js';
import { alikeness } from './alikeness.js';
import { type Part, share, type Standing } from './part.js';

/** What speaks against courses like those that were dismissed; what is known already, not against harder ones. */
export function dismissalParts(course: CatalogueCourse, { learner, catalogue, unit }: Standing): Part[] {
  return learner.dismissed.flatMap(({ courseId, reason }) => {
    const dismissed = catalogue.byId.get(courseId);
    if (!dismissed || reason === 'not-now') return [];
    if (reason === 'already-know' && course.level > dismissed.level) return [];
    const weight = reason === 'not-for-me' ? share.notForMe : share.alreadyKnow;
    return [{ value: unit * weight * alikeness(dismissed, course) }];
  });
}
