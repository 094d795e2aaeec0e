import { hundredths, plainNumber, type TakenGradeKind } from '@masar/domain';
import type { WrittenPlan } from '../grades.mutations';
import type { Gradebook, GradeItem } from '../grades.queries';

export interface PlannedCategory {
  /** Known on the page alone: what is new has no id yet. */
  key: string;
  id?: string;
  titleAr: string;
  titleEn: string;
  weight: string;
  dropLowest: number;
  takes: TakenGradeKind | null;
}

/** Where an item counts: in the category of its kind, nowhere, or in the category with this key. */
export type ItemPlace = 'by-kind' | 'nowhere' | { key: string };

export interface PlannedItem {
  key: string;
  id?: string;
  kind: GradeItem['kind'];
  titleAr: string;
  titleEn: string;
  points: string;
  place: ItemPlace;
}

export interface PlanForm {
  version: number;
  categories: PlannedCategory[];
  items: PlannedItem[];
}

const asTyped = (decimal: string): string => String(Number(decimal));

function itemOf({ id, kind, titleAr, titleEn, points, isPlaced, categoryId }: GradeItem): PlannedItem {
  const chosen: ItemPlace = categoryId ? { key: categoryId } : 'nowhere';
  const place = isPlaced || kind === 'manual' ? chosen : 'by-kind';
  return { key: id, id, kind, titleAr, titleEn, points: asTyped(points), place };
}

/** A book as its form; what has an id is known by it. */
export const planOf = ({ version, categories, items }: Gradebook): PlanForm => ({
  version,
  categories: categories.map(({ weight, ...category }) => ({
    ...category,
    key: category.id,
    weight: asTyped(weight),
  })),
  items: items.map(itemOf),
});

/** No number of a former visit, of which a draft may hold rows. */
let made = Date.now();
const newKey = (): string => `new-${(made += 1)}`;

export const newCategory = (): PlannedCategory => ({
  key: newKey(),
  titleAr: '',
  titleEn: '',
  weight: '',
  dropLowest: 0,
  takes: null,
});

/** In the last category, which is where somebody adds to. */
export const newItem = (categories: readonly PlannedCategory[]): PlannedItem => {
  const last = categories.at(-1);
  const place: ItemPlace = last ? { key: last.key } : 'nowhere';
  return { key: newKey(), kind: 'manual', titleAr: '', titleEn: '', points: '100', place };
};

export const withoutCategory = ({ categories, ...plan }: PlanForm, key: string): PlanForm => ({
  ...plan,
  categories: categories.filter((category) => category.key !== key),
  items: plan.items.map((item) =>
    typeof item.place === 'object' && item.place.key === key ? { ...item, place: 'nowhere' } : item,
  ),
});

/** Hundredths of a typed percent; 0 while it is none. */
const weightOf = (typed: string): bigint => {
  const plain = plainNumber(typed);
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? hundredths(plain) : 0n;
};

/** What the typed weights make, in hundredths of a percent: 10,000 is the whole. */
export const sumOf = (categories: readonly PlannedCategory[]): number =>
  Number(categories.reduce((sum, { weight }) => sum + weightOf(weight), 0n));

/** No categories at all declare nothing, which is whole. */
export const isWhole = ({ categories }: PlanForm): boolean => categories.length === 0 || sumOf(categories) === 10_000;

export const asSettings = ({ version, categories, items }: PlanForm): WrittenPlan => ({
  version,
  categories: categories.map(({ id, titleAr, titleEn, weight, dropLowest, takes }) => ({
    ...(id && { id }),
    titleAr: titleAr.trim(),
    titleEn: titleEn.trim(),
    weight: plainNumber(weight),
    dropLowest,
    takes,
  })),
  items: items.map(({ id, kind, titleAr, titleEn, points, place }) => {
    const at = typeof place === 'object' ? categories.findIndex(({ key }) => key === place.key) : -1;
    return {
      ...(id && { id }),
      ...(kind === 'manual' && { titleAr: titleAr.trim(), titleEn: titleEn.trim() }),
      points: plainNumber(points),
      isPlaced: place !== 'by-kind',
      category: at < 0 ? null : at,
    };
  }),
});

/**
 * What was typed, over a book that somebody else has changed: items that are new there come in, what is gone goes, so that
 * saving again removes nothing that the writer has never seen.
 */
export function typedOver(typed: PlanForm, fresh: PlanForm): PlanForm {
  const known = new Set(fresh.items.map(({ id }) => id));
  const mine = new Set(typed.items.map(({ id }) => id));
  const categories = new Set(typed.categories.map(({ key }) => key));
  const added = fresh.items
    .filter(({ id }) => !mine.has(id))
    .map((item) => {
      const isKept = typeof item.place !== 'object' || categories.has(item.place.key);
      return isKept ? item : { ...item, place: 'nowhere' as const };
    });
  return {
    version: fresh.version,
    categories: typed.categories,
    items: [...typed.items.filter(({ id }) => !id || known.has(id)), ...added],
  };
}
