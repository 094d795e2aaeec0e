/** What a gradebook's items are: a lesson's quiz, an assignment, the final assessment, or what is marked by hand (GRD-1). */
export const gradeItemKinds = ['quiz', 'assignment', 'final', 'manual'] as const;
export type GradeItemKind = (typeof gradeItemKinds)[number];

/** Kinds of which a category may take all, those that are written later included. */
export const takenGradeKinds = ['quiz', 'assignment', 'final'] as const;
export type TakenGradeKind = (typeof takenGradeKinds)[number];

/** How an entry came: cell by cell, or with a file. */
export const gradeChangeWays = ['screen', 'file'] as const;
export type GradeChangeWay = (typeof gradeChangeWays)[number];

/** Where somebody stands in an item: `waiting` is what the learner has done and nobody has marked yet. */
export const gradeStates = ['graded', 'waiting', 'missing', 'excused'] as const;
export type GradeState = (typeof gradeStates)[number];

/** What a row of a gradebook's history tells of. */
export const gradeChangeKinds = ['marked', 'excused', 'cleared', 'settings'] as const;
export type GradeChangeKind = (typeof gradeChangeKinds)[number];

export const gradeLimits = {
  categoriesMaximum: 12,
  itemsMaximum: 100,
  titleMaximum: 120,
  pointsMaximum: 10_000,
  dropMaximum: 20,
  reasonMaximum: 500,
} as const;

export interface CategoryTerms {
  id: string;
  /** Percent of the total, e.g. "30.00". */
  weight: string;
  /** So many of the worst graded items do not count; one always does. */
  dropLowest: number;
}

export interface ItemTerms {
  id: string;
  /** Null where the item does not count. */
  categoryId: string | null;
  /** How much it weighs within its category, e.g. "100.00"; above 0. */
  points: string;
}

export interface GradeCell {
  itemId: string;
  state: GradeState;
  /** Only where graded, in units of `of`. */
  score: string | null;
  /** The most that can be had, e.g. "100". */
  of: string;
}

export interface GradeScheme {
  categories: readonly CategoryTerms[];
  items: readonly ItemTerms[];
}

/** Totals in percent with two decimals; null where nothing counts yet. */
export interface GradeTotals {
  /** Of what is graded. */
  current: string | null;
  /** With 0 for all that is not graded yet. */
  lowest: string | null;
  /** With full marks for all that is not graded yet; what is graded stays as it is. */
  highest: string | null;
  /** For a certificate: 0 for what was never done, without what nobody has marked; null where nothing was graded. */
  final: string | null;
}

/** An exact fraction; the denominator is above 0. */
interface Fraction {
  over: bigint;
  under: bigint;
}

/** An item that counts, in hundredths. */
interface Counted {
  score: bigint;
  of: bigint;
  points: bigint;
}

/** Hundredths of a decimal text with at most two decimals. */
export function hundredths(decimal: string): bigint {
  const [whole = '0', part = ''] = decimal.split('.');
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2));
}

const decimalOf = (value: bigint): string => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;

const plus = (one: Fraction, other: Fraction): Fraction =>
  one.under === other.under
    ? { over: one.over + other.over, under: one.under }
    : { over: one.over * other.under + other.over * one.under, under: one.under * other.under };

const nothing: Fraction = { over: 0n, under: 1n };

/** The nearest whole number, halves up. */
const rounded = ({ over, under }: Fraction): bigint => (2n * over + under) / (2n * under);

/** The worst first; of equally bad ones that with more points, so that leaving it out helps most. */
function worseFirst(one: Counted, other: Counted): number {
  const difference = one.score * other.of - other.score * one.of || other.points - one.points;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** What a category gives, as part of 1; undefined where nothing in it counts. */
function shareOf(counted: readonly Counted[], dropLowest: number): Fraction | undefined {
  if (counted.length === 0) return undefined;
  const dropped = Math.min(dropLowest, counted.length - 1);
  const kept = dropped === 0 ? counted : counted.toSorted(worseFirst).slice(dropped);
  let earned = nothing;
  let possible = 0n;
  for (const { score, of, points } of kept) {
    possible += points;
    earned = plus(earned, points === of ? { over: score, under: 1n } : { over: points * score, under: of });
  }
  return { over: earned.over, under: earned.under * possible };
}

/** How an item counts that is not graded. */
type Ungraded = (state: 'waiting' | 'missing') => 'left out' | 'nothing' | 'everything';

function totalOf({ categories, items }: GradeScheme, cells: ReadonlyMap<string, GradeCell>, ungraded: Ungraded) {
  const counted = new Map<string, Counted[]>();
  for (const { id, categoryId, points } of items) {
    const cell = cells.get(id);
    if (!categoryId || !cell || cell.state === 'excused') continue;
    const of = hundredths(cell.of);
    const counts = cell.state === 'graded' ? 'graded' : ungraded(cell.state);
    if (counts === 'left out') continue;
    const score = counts === 'graded' ? hundredths(cell.score ?? '0') : counts === 'everything' ? of : 0n;
    const others = counted.get(categoryId);
    const one = { score, of, points: hundredths(points) };
    if (others) others.push(one);
    else counted.set(categoryId, [one]);
  }
  let sum = nothing;
  let weights = 0n;
  for (const { id, weight, dropLowest } of categories) {
    const share = shareOf(counted.get(id) ?? [], dropLowest);
    if (!share) continue;
    const parts = hundredths(weight);
    weights += parts;
    sum = plus(sum, { over: parts * share.over, under: share.under });
  }
  if (weights === 0n) return null;
  return decimalOf(rounded({ over: sum.over * 10_000n, under: sum.under * weights }));
}

/**
 * Somebody's totals (GRD-1). Each category is the mean of its items, weighted by their points and without the worst that
 * it drops; the total is the mean of the categories by their weights. A category in which nothing counts is left out and
 * the others keep their proportions; so is what is excused. Counted in whole numbers, rounded once at the end, halves up.
 */
export function gradeTotals(scheme: GradeScheme, cells: readonly GradeCell[]): GradeTotals {
  const byItem = new Map(cells.map((cell) => [cell.itemId, cell]));
  const current = totalOf(scheme, byItem, () => 'left out');
  return {
    current,
    lowest: totalOf(scheme, byItem, () => 'nothing'),
    highest: totalOf(scheme, byItem, () => 'everything'),
    final: current && totalOf(scheme, byItem, (state) => (state === 'waiting' ? 'left out' : 'nothing')),
  };
}

/** The items that categories drop as somebody's worst; what is dropped can change with each grade (GRD-1). */
export function droppedItems({ categories, items }: GradeScheme, cells: readonly GradeCell[]): Set<string> {
  const byItem = new Map(cells.map((cell) => [cell.itemId, cell]));
  const dropped = categories.flatMap(({ id: categoryId, dropLowest }) => {
    const graded = items.flatMap(({ id, categoryId: place, points }) => {
      const cell = byItem.get(id);
      if (place !== categoryId || cell?.state !== 'graded') return [];
      return [{ id, score: hundredths(cell.score ?? '0'), of: hundredths(cell.of), points: hundredths(points) }];
    });
    return graded.toSorted(worseFirst).slice(0, Math.max(0, Math.min(dropLowest, graded.length - 1)));
  });
  return new Set(dropped.map(({ id }) => id));
}

/** What each item weighs in somebody's total, in percent with two decimals; nothing for what is excused or does not count. */
export function itemWeights({ categories, items }: GradeScheme, cells: readonly GradeCell[]): Map<string, string> {
  const excused = new Set(cells.filter(({ state }) => state === 'excused').map(({ itemId }) => itemId));
  const counting = items.filter(({ id, categoryId }) => categoryId && !excused.has(id));
  const possible = new Map<string, bigint>();
  for (const { categoryId, points } of counting)
    if (categoryId) possible.set(categoryId, (possible.get(categoryId) ?? 0n) + hundredths(points));
  const parts = new Map(categories.map(({ id, weight }) => [id, possible.has(id) ? hundredths(weight) : 0n]));
  const whole = [...parts.values()].reduce((sum, part) => sum + part, 0n);
  const weights = new Map<string, string>();
  for (const { id, categoryId, points } of counting) {
    if (!categoryId || whole === 0n) continue;
    const over = 10_000n * (parts.get(categoryId) ?? 0n) * hundredths(points);
    weights.set(id, decimalOf(rounded({ over, under: whole * (possible.get(categoryId) ?? 1n) })));
  }
  return weights;
}

/** Whether the weights of categories make up the whole; an empty list declares none. */
export const weightsAreWhole = (weights: readonly string[]): boolean =>
  weights.length === 0 || weights.reduce((sum, weight) => sum + hundredths(weight), 0n) === 10_000n;
