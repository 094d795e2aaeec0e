const DAY_MS = 86_400_000;

/** Whole days that are left until a moment: 0 on its day, negative afterwards. */
export const daysUntil = (moment: string, now: Date): number =>
  Math.floor((Date.parse(moment) - now.getTime()) / DAY_MS);
