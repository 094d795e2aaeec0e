export interface Streak {
  /** Days in a row up to today; a day that is not over yet breaks nothing. */
  current: number;
  longest: number;
  learnedToday: boolean;
}

/** The day before or after, by the calendar: days have no zone any more. */
export function dayAfter(day: string, count = 1): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Days of learning in a row (ANL-2). `days` as `2026-05-31`, in any order. */
export function streakOf(days: readonly string[], today: string): Streak {
  const learned = new Set(days);
  const learnedToday = learned.has(today);
  let current = 0;
  for (let day = learnedToday ? today : dayAfter(today, -1); learned.has(day); day = dayAfter(day, -1)) current += 1;
  let longest = 0;
  for (const day of learned) {
    if (learned.has(dayAfter(day, -1))) continue;
    let length = 1;
    while (learned.has(dayAfter(day, length))) length += 1;
    longest = Math.max(longest, length);
  }
  return { current, longest, learnedToday };
}

/** Weeks begin on Saturday, as the calendar of Iraq has it. */
export function weekStart(day: string): string {
  const daysSinceSaturday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 1) % 7;
  return dayAfter(day, -daysSinceSaturday);
}
