export type ScoreTone = 'green' | 'yellow' | 'neutral';

/** How a score of 0 to 1 is coloured; the number beside it says the same. */
export function toneOf(score: number): ScoreTone {
  if (score >= 0.7) return 'green';
  return score >= 0.4 ? 'yellow' : 'neutral';
}
