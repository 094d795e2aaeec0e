import { gradeItemKinds, gradeLimits, takenGradeKinds, weightsAreWhole } from '@masar/domain';
import { type JsonFields } from '#modules/bundles';
import type { CarriedCategory, CarriedItem, CarriedPlan } from './carried-plan.js';

const { titleMaximum, categoriesMaximum, itemsMaximum, dropMaximum, pointsMaximum } = gradeLimits;

/** The part as its file states it; whatever nobody could have written here is refused by its place (SEC-14). */
export function readPlan(json: JsonFields): CarriedPlan {
  const categories = json.list('categories', categoriesMaximum).map(readCategory);
  if (!weightsAreWhole(categories.map(({ weight }) => weight))) json.refuse('categories');
  const taken = categories.flatMap(({ takes }) => takes ?? []);
  if (new Set(taken).size !== taken.length) json.refuse('categories');
  const items: CarriedItem[] = [];
  for (const field of json.list('items', itemsMaximum)) {
    const item = readItem(field, categories.length);
    if (items.some((other) => isSameItem(other, item))) field.refuse('kind');
    items.push(item);
  }
  return { categories, items };
}

function readCategory(json: JsonFields): CarriedCategory {
  return {
    ...titles(json),
    weight: json.decimal('weight', { least: 0, most: 100 }),
    dropLowest: json.optionalNumber('dropLowest', 0, dropMaximum) ?? 0,
    takes: json.raw('takes') == null ? null : json.oneOf('takes', takenGradeKinds),
  };
}

function readItem(json: JsonFields, categories: number): CarriedItem {
  const kind = json.oneOf('kind', gradeItemKinds);
  const terms = {
    points: json.decimal('points', { least: 0.01, most: pointsMaximum, fallback: '100' }),
    isPlaced: kind === 'manual' || json.flag('isPlaced'),
    category: json.optionalNumber('category', 0, Math.max(0, categories - 1)),
  };
  if (terms.category !== null && (categories === 0 || !terms.isPlaced)) json.refuse('category');
  if (kind === 'manual') return { kind, ...titles(json), ...terms };
  if (kind === 'final') return { kind, of: '', ...terms };
  return { kind, of: json.text(kind === 'quiz' ? 'lesson' : 'assignment', 100), ...terms };
}

/** Things of the course have one line each; what is marked by hand may share a title. */
const isSameItem = (one: CarriedItem, other: CarriedItem): boolean =>
  one.kind !== 'manual' && other.kind !== 'manual' && one.kind === other.kind && one.of === other.of;

function titles(json: JsonFields): { titleAr: string; titleEn: string } {
  const titleAr = json.text('titleAr', titleMaximum);
  return { titleAr, titleEn: json.optionalText('titleEn', titleMaximum) ?? titleAr };
}
