import { calendarDay } from '@masar/i18n';

const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

export const isPeriod = (word: string): word is Period => (periods as readonly string[]).includes(word);

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days are counted as text, `2026-05-31`, and reckoned in UTC, where every day has 24 hours. */
const toDay = (date: Date): string => date.toISOString().slice(0, 10);
const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const addDays = (day: string, count: number): string => toDay(new Date(toDate(day).getTime() + count * DAY_MS));

/** How many days from the first to the last, both included. */
export const daysBetween = (from: string, to: string): number =>
  (toDate(to).getTime() - toDate(from).getTime()) / DAY_MS + 1;

/** The first day of the period that holds a day; weeks begin on Saturday, as in Iraq. */
export function startOf(period: Period, day: string): string {
  if (period === 'day') return day;
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -((toDate(day).getUTCDay() + 1) % 7));
}

const next = (period: Period, start: string): string =>
  period === 'month' ? startOf('month', addDays(start, 31)) : addDays(start, period === 'week' ? 7 : 1);

/** The first days of all periods between two days, those without any figures too. */
export function periodsBetween(period: Period, from: string, to: string): string[] {
  const starts: string[] = [];
  for (let start = startOf(period, from); start <= to; start = next(period, start)) starts.push(start);
  return starts;
}

/** The last whole week or month before a moment. */
export function lastPeriod(period: 'week' | 'month', now: Date): { from: string; to: string } {
  const to = addDays(startOf(period, calendarDay(now)), -1);
  return { from: startOf(period, to), to };
}
