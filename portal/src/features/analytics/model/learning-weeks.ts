import type { LearningDay } from '#subjects/analytics/learner.queries';

/** A day of the calendar. */
interface CalendarDay {
  day: string;
  /** Undefined on days without learning. */
  minutes: number | undefined;
  isToday: boolean;
  isAhead: boolean;
}

/** A week from Saturday to Friday. */
export interface CalendarWeek {
  /** Its Saturday, as `2026-05-30`. */
  start: string;
  days: CalendarDay[];
  minutes: number;
}

const DAY_MS = 86_400_000;
const dayFrom = (day: string, distance: number): string =>
  new Date(Date.parse(day) + distance * DAY_MS).toISOString().slice(0, 10);

/** The calendar of so many weeks up to today's, days without learning and days to come included. */
export function learningWeeks(learned: readonly LearningDay[], today: string, count: number): CalendarWeek[] {
  const minutesOf = new Map(learned.map(({ day, minutes }) => [day, minutes]));
  const daysSinceSaturday = (new Date(today).getUTCDay() + 1) % 7;
  const first = dayFrom(today, -daysSinceSaturday - 7 * (count - 1));
  return Array.from({ length: count }, (_, week) => {
    const start = dayFrom(first, 7 * week);
    const days = Array.from({ length: 7 }, (_, index) => {
      const day = dayFrom(start, index);
      return { day, minutes: minutesOf.get(day), isToday: day === today, isAhead: day > today };
    });
    return { start, days, minutes: days.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0) };
  });
}

/** How dark a day is drawn, 0 to 4; a day with learning is never as light as one without. */
export function shadeOf(minutes: number | undefined): 0 | 1 | 2 | 3 | 4 {
  if (minutes === undefined) return 0;
  if (minutes < 15) return 1;
  if (minutes < 30) return 2;
  return minutes < 60 ? 3 : 4;
}
