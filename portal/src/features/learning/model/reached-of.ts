import type { Paper } from '../paper.queries';

/** Copies that were kept before it was told have no `right`. */
interface Result {
  score: string;
  right?: number | null;
}

/** To two decimals, as the server writes a score. */
const rounded = (value: number): number => Number(value.toFixed(2));

/**
 * What a failed paper reached, of how much, what passes and what lacks: right answers where they are told, else points. No
 * more than its score says (QZT-1, EVD-8).
 */
export function reachedOf({ questions, passMark }: Pick<Paper, 'questions' | 'passMark'>, { score, right }: Result) {
  const mark = Number(passMark);
  if (typeof right === 'number') {
    const of = questions.length;
    const needed = passingCount(of, mark);
    return { isInPoints: false, counts: [right, of, needed, needed - right] };
  }
  const of = rounded(questions.reduce((sum, { points }) => sum + points, 0));
  const [reached, needed] = [rounded((Number(score) * of) / 100), rounded((mark * of) / 100)];
  return { isInPoints: true, counts: [reached, of, needed, rounded(needed - reached)] };
}

function passingCount(questions: number, passMark: number): number {
  for (let right = 0; right < questions; right += 1) {
    if (rounded((right / questions) * 100) >= passMark) return right;
  }
  return questions;
}
