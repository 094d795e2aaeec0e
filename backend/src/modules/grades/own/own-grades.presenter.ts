import type { LearnerGrades } from '../cells/learner-grades.rules.js';
import type { GradePlan } from '../plan/grade-plan.js';
import { hasWeights, placeOfItem } from '../plan/grade-scheme.rules.js';
import type { OwnGradesResponse } from './own-grades.response.js';

/** What a learner reads of their own grades. */
export const toOwnGrades = (plan: GradePlan, grades: LearnerGrades): OwnGradesResponse => ({
  courseId: plan.courseId,
  courseTitleAr: plan.courseTitleAr,
  courseTitleEn: plan.courseTitleEn,
  hasWeights: hasWeights(plan),
  current: grades.current,
  lowest: grades.lowest,
  highest: grades.highest,
  categories: plan.categories.map(({ id, titleAr, titleEn, weight, dropLowest }) => ({
    id,
    titleAr,
    titleEn,
    weight,
    dropLowest,
  })),
  items: grades.cells.map((cell, at) => {
    const item = plan.items[at]!;
    return {
      itemId: item.id,
      kind: item.kind,
      titleAr: item.titleAr,
      titleEn: item.titleEn,
      categoryId: placeOfItem(item, plan),
      state: cell.state,
      score: cell.score,
      maximum: cell.of,
      weight: grades.weights.get(item.id) ?? null,
      isOverridden: cell.isEntered && item.kind !== 'manual',
      reason: cell.isEntered ? cell.reason : null,
    };
  }),
});
