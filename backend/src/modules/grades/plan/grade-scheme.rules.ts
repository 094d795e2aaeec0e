import type { GradeScheme } from '@masar/domain';
import type { GradePlan, PlannedItem } from './grade-plan.js';

const everything = { id: 'everything', weight: '100.00', dropLowest: 0 };

/** Whether the course says what its total is made of; otherwise it is the mean of what its lessons wait for (EVD-3). */
export const hasWeights = ({ categories }: Pick<GradePlan, 'categories'>): boolean => categories.length > 0;

/** Where an item counts: where it was placed, else in the category that takes its kind; null where it does not count. */
export function placeOfItem(item: PlannedItem, { categories }: Pick<GradePlan, 'categories'>): string | null {
  if (item.isPlaced) return item.categoryId;
  if (!item.isRequired) return null;
  return categories.find(({ takes }) => takes === item.kind)?.id ?? null;
}

/** The terms by which a course's totals are counted (GRD-1). */
export function schemeOf(plan: Pick<GradePlan, 'categories' | 'items'>): GradeScheme {
  if (!hasWeights(plan)) {
    const items = plan.items.map(({ id, countsEvenly }) => ({
      id,
      categoryId: countsEvenly ? everything.id : null,
      points: '100.00',
    }));
    return { categories: [everything], items };
  }
  const items = plan.items.map((item) => ({ id: item.id, categoryId: placeOfItem(item, plan), points: item.points }));
  return { categories: plan.categories, items };
}

/** The most that an item gives: points where it is marked by hand, percent otherwise. */
export const maximumOf = ({ kind, points }: Pick<PlannedItem, 'kind' | 'points'>): string =>
  kind === 'manual' ? points : '100.00';
