const DAY_MS = 86_400_000;

interface LearningDay {
  /** As `2026-05-31`. */
  day: string;
  minutes: number;
}

/** The days up to today, the oldest first; those without learning have no minutes. */
export function lastDays(learned: readonly LearningDay[], today: string, count: number): LearningDay[] {
  const minutes = new Map(learned.map((one) => [one.day, one.minutes]));
  const last = Date.parse(today);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(last - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { day, minutes: minutes.get(day) ?? 0 };
  });
}
