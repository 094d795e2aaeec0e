import type { CatalogueCourse } from './catalogue.js';

/**
 * Money of the demo data (READ-1), all in US cents. Revenue is the sum of what was recorded as received for places
 * (`course_places.amount_received`), and for every learner that is the course's price. Growth compares the revenue of the last 30 days with that of the 30 days before:
 * (8,100 − 7,200) / 7,200 = 12.5 %. Nobody pays on days 28 to 30 and 58 to 60, so that the figure still holds when the
 * demonstration is opened a day or two after it was seeded.
 */
export interface RevenueWindow {
  /** Days ago; the older end first. */
  oldest: number;
  newest: number;
  cents: number;
}

const revenueTotalCents = 4_560_000;

export const revenueWindows: RevenueWindow[] = [
  { oldest: 28, newest: 0, cents: 810_000 },
  { oldest: 58, newest: 30.1, cents: 720_000 },
  { oldest: Infinity, newest: 60.1, cents: revenueTotalCents - 1_530_000 },
];

/**
 * As few prices as possible that add up to the amount exactly, each as often as wished: the last sales of a window.
 * Amount and prices are whole cents.
 */
export function exactChange(amount: number, prices: readonly number[]): number[] {
  const last: (number | undefined)[] = [];
  const count: number[] = [0];
  for (let sum = 1; sum <= amount; sum++) {
    for (const price of prices) {
      const before = count[sum - price];
      if (before !== undefined && before + 1 < (count[sum] ?? Infinity)) {
        count[sum] = before + 1;
        last[sum] = price;
      }
    }
  }
  const chosen: number[] = [];
  for (let sum = amount; sum > 0; sum -= chosen.at(-1) as number) {
    const price = last[sum];
    if (price === undefined) throw new Error(`No prices add up to ${amount} cents`);
    chosen.push(price);
  }
  return chosen;
}

export const pricesOf = (courses: readonly CatalogueCourse[]): number[] => [
  ...new Set(courses.map(({ priceCents }) => priceCents).filter((price) => price > 0)),
];
