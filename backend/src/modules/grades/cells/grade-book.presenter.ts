import type { GradePlan } from '../plan/grade-plan.js';
import { hasWeights, maximumOf, placeOfItem, schemeOf } from '../plan/grade-scheme.rules.js';
import type { BookLearner } from './book-learner.js';
import type { GradeBookResponse, GradeRowResponse } from './grade-book.response.js';
import type { LearnerGrades } from './learner-grades.rules.js';

/** A gradebook without its learners. */
export function toGradeBook(plan: GradePlan): GradeBookResponse {
  const counting = new Set(schemeOf(plan).items.flatMap(({ id, categoryId }) => (categoryId ? [id] : [])));
  return {
    courseId: plan.courseId,
    courseTitleAr: plan.courseTitleAr,
    courseTitleEn: plan.courseTitleEn,
    version: plan.version,
    hasWeights: hasWeights(plan),
    categories: plan.categories.map(({ id, titleAr, titleEn, weight, dropLowest, takes }) => ({
      id,
      titleAr,
      titleEn,
      weight,
      dropLowest,
      takes,
    })),
    items: plan.items.map((item) => ({
      id: item.id,
      kind: item.kind,
      titleAr: item.titleAr,
      titleEn: item.titleEn,
      points: item.points,
      maximum: maximumOf(item),
      categoryId: placeOfItem(item, plan),
      counts: counting.has(item.id),
      isPlaced: item.isPlaced,
    })),
  };
}

/** One learner's line of it. */
export const toGradeRow = (learner: BookLearner, grades: LearnerGrades): GradeRowResponse => ({
  userId: learner.userId,
  userName: learner.userName,
  current: grades.current,
  lowest: grades.lowest,
  highest: grades.highest,
  cells: grades.cells.map(({ itemId, state, score, found, isEntered, reason, version }) => ({
    itemId,
    state,
    score,
    found,
    isEntered,
    reason,
    version,
  })),
});
