const dayMs = 86_400_000;

/** How far back the demo data reaches, in days: some 18 months. */
export const historyDays = 545;

/**
 * Moments told by their age. Ages count back from the beginning of the day (UTC), so that all seeds of a day are alike
 * and nothing lies in the future.
 */
export class Timeline {
  private readonly startOfDay: number;

  constructor(now: Date) {
    this.startOfDay = Math.floor(now.getTime() / dayMs) * dayMs;
  }

  /** ISO time so many days ago; parts of days are welcome. */
  daysAgo(age: number): string {
    return new Date(this.startOfDay - Math.round(age * dayMs)).toISOString();
  }

  /** The age of a moment in days. */
  ageOf(time: string): number {
    return (this.startOfDay - Date.parse(time)) / dayMs;
  }
}
