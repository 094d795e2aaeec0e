import type { Loss } from './read-questions.js';

/** A bank takes no more for one question. */
export const mostPoints = 100;

/** What a question of a file is worth, `written` as it says: one where it says nothing, and where no bank could take it, which is told (QB-3). */
export function takenPoints(written: number | undefined, source: string, losses: Loss[]): number {
  if (written !== undefined && written > 0 && written <= mostPoints) return written;
  if (source.trim() !== '') losses.push({ reason: 'other-points', detail: source.trim().slice(0, 80) });
  return 1;
}
