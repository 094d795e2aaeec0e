import type { TakenGradeKind } from '@masar/domain';
import type { GradePlan, PlannedItem } from '../plan/grade-plan.js';

export interface CarriedCategory {
  titleAr: string;
  titleEn: string;
  weight: string;
  dropLowest: number;
  takes: TakenGradeKind | null;
}

interface CarriedTerms {
  points: string;
  isPlaced: boolean;
  /** Place in the list of categories, from 0; null where it does not count. */
  category: number | null;
}
interface CarriedSource extends CarriedTerms {
  kind: 'quiz' | 'assignment' | 'final';
  /** Slug of the lesson or of the assignment; empty for the final. */
  of: string;
}
interface CarriedManual extends CarriedTerms {
  kind: 'manual';
  titleAr: string;
  titleEn: string;
}

/** An item of which the plan says something. */
export type CarriedItem = CarriedSource | CarriedManual;

/** The part `grades` of a bundle (GRD-1, EVD-3). */
export interface CarriedPlan {
  categories: CarriedCategory[];
  items: CarriedItem[];
}

/** Slugs by ids, of lessons and of assignments. */
type Slugs = ReadonlyMap<string, string>;

/** Whether a plan says something of an item; all others follow their kind. */
const isSaid = ({ kind, isPlaced, points }: PlannedItem): boolean =>
  kind === 'manual' || isPlaced || Number(points) !== 100;

export const toCarried = (plan: Pick<GradePlan, 'categories' | 'items'>, slugs: Slugs): CarriedPlan => ({
  categories: plan.categories.map(({ id: _id, ...category }) => category),
  items: plan.items.filter(isSaid).flatMap((item) => toItem(item, plan, slugs) ?? []),
});

function toItem(
  item: PlannedItem,
  { categories }: Pick<GradePlan, 'categories'>,
  slugs: Slugs,
): CarriedItem | undefined {
  const { kind, points, isPlaced } = item;
  const place = isPlaced ? categories.findIndex(({ id }) => id === item.categoryId) : -1;
  const terms = { points, isPlaced, category: place === -1 ? null : place };
  if (kind === 'manual') return { kind, titleAr: item.titleAr, titleEn: item.titleEn, ...terms };
  if (kind === 'final') return { kind, of: '', ...terms };
  const of = slugs.get(item.id);
  return of === undefined ? undefined : { kind, of, ...terms };
}

/** As its file states it: what is empty is left out. */
export const writtenPlan = ({ categories, items }: CarriedPlan): Record<string, unknown> => ({
  categories: categories.map(withoutEmpty),
  items: items.map((item) => {
    if (item.kind === 'manual' || item.kind === 'final') return withoutEmpty(item);
    const { of, kind, ...terms } = item;
    return withoutEmpty({ kind, [kind === 'quiz' ? 'lesson' : 'assignment']: of, ...terms });
  }),
});

const withoutEmpty = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== '' && value !== false));
