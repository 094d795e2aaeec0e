import { type GradeCell, type GradeTotals, gradeTotals, itemWeights } from '@masar/domain';
import type { GradePlan, PlannedItem } from '../plan/grade-plan.js';
import { maximumOf, schemeOf } from '../plan/grade-scheme.rules.js';
import type { FoundCell } from './found-cell.js';

/** One cell of a gradebook as it counts, beside what it was made of. */
export interface LearnerCell extends GradeCell {
  found: string | null;
  isEntered: boolean;
  reason: string | null;
  version: number;
}

export interface LearnerGrades extends GradeTotals {
  cells: LearnerCell[];
  /** Percent of the total by item. */
  weights: ReadonlyMap<string, string>;
}

function cellOf(item: PlannedItem, known: FoundCell | undefined): LearnerCell {
  const score = known?.entered ?? known?.found ?? null;
  const ungraded = item.kind === 'manual' || known?.isWaiting ? 'waiting' : 'missing';
  const isExcused = known?.isExcused ?? false;
  return {
    itemId: item.id,
    state: isExcused ? 'excused' : score === null ? ungraded : 'graded',
    score: isExcused ? null : score,
    of: maximumOf(item),
    found: known?.found ?? null,
    isEntered: isExcused || (known?.entered ?? null) !== null,
    reason: known?.reason ?? null,
    version: known?.version ?? 0,
  };
}

/** Somebody's cells in the order of the book, with their totals (GRD-1). */
export function learnerGrades(plan: GradePlan, known: readonly FoundCell[]): LearnerGrades {
  const byItem = new Map(known.map((cell) => [cell.itemId, cell]));
  const cells = plan.items.map((item) => cellOf(item, byItem.get(item.id)));
  const scheme = schemeOf(plan);
  return { cells, weights: itemWeights(scheme, cells), ...gradeTotals(scheme, cells) };
}
