/** What is earned at a question in some way, what chance earns there, and how often papers ask it on average. */
interface Earned {
  share: number;
  guessed: number;
  times: number;
}

/** What sums of fractions may be off. */
const tiny = 1e-6;

/** Whether this earns more than chance does by two standard deviations; one bank of forty seems to by luck. */
export function isBeyondChance(all: readonly Earned[]): boolean {
  let excess = 0;
  let variance = 0;
  for (const { share, guessed, times } of all) {
    excess += (share - guessed) * times;
    variance += guessed * (1 - guessed) * times ** 2;
  }
  return excess > tiny && excess >= 2 * Math.sqrt(variance) - tiny;
}
