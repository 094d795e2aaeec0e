import { droppedItems, plainNumber } from '@masar/domain';
import type { WrittenGrade } from '../grades.mutations';
import type { Gradebook, GradeCell, GradeItem, GradeRow } from '../grades.queries';

/** What may count in a cell: what was found (nothing, by hand), a score that is entered, or nothing at all. */
export type GradeWay = 'found' | 'score' | 'excused';

export interface TypedGrade {
  way: GradeWay;
  score: string;
  reason: string;
}

function wayOf({ state, isEntered }: GradeCell): GradeWay {
  if (state === 'excused') return 'excused';
  return isEntered ? 'score' : 'found';
}

/** As the cell stands; what is marked by hand begins with its score. */
export const typedFrom = (item: GradeItem, cell: GradeCell): TypedGrade => ({
  way: item.kind === 'manual' && cell.state === 'waiting' ? 'score' : wayOf(cell),
  score: cell.isEntered && cell.score !== null ? String(Number(cell.score)) : '',
  reason: (cell.isEntered && cell.reason) || '',
});

/** Plain marks by hand need none; overrides, excuses and taking either back do. */
export const needsReason = (item: GradeItem, cell: GradeCell, way: GradeWay): boolean =>
  item.kind !== 'manual' || way === 'excused' || cell.state === 'excused';

/** Whether saving would change something: a reason alone is not written. */
export function isChanged(cell: GradeCell, { way, score }: TypedGrade): boolean {
  if (way !== wayOf(cell)) return true;
  return way === 'score' && Number(plainNumber(score)) !== Number(cell.score);
}

export const asWritten = ({ way, score, reason }: TypedGrade, version: number): WrittenGrade => ({
  version,
  score: way === 'score' ? plainNumber(score) : null,
  isExcused: way === 'excused',
  reason: reason.trim() || null,
});

/** Which of a learner's items are left out as the lowest. */
export const droppedOf = ({ categories, items }: Gradebook, { cells }: GradeRow): ReadonlySet<string> =>
  droppedItems(
    {
      categories,
      items: items.map(({ id, counts, categoryId, points }) => ({
        id,
        categoryId: counts ? categoryId : null,
        points,
      })),
    },
    cells.map(({ itemId, state, score }) => ({
      itemId,
      state,
      score,
      of: items.find(({ id }) => id === itemId)?.maximum ?? '100',
    })),
  );
