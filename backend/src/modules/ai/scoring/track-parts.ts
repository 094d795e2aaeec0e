import type { CatalogueCourse } from '../recommendation/course-catalogue.js';
import { type Part, share, type Standing } from './part.js';

/** The track that the learner chose on the first day (DSH-8). */
export function trackParts(course: CatalogueCourse, { learner, followed, unit }: Standing): Part[] {
  if (learner.track !== course.categoryId) return [];
  return [
    { reason: { code: 'chosen-track', field: course.category }, value: unit * weightOf(course, followed.length) },
  ];
}

/** Nobody begins in the middle. */
function weightOf({ isForBeginners }: CatalogueCourse, followed: number): number {
  if (followed > 0) return share.track;
  return isForBeginners ? share.trackAtFirst : share.trackLater;
}
