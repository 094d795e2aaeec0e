import type { ClosedReason, PostingStatus, PostingTimes } from '@masar/domain';
import { isoTime } from '#platform/database/iso-time';
import { changesAt } from '#platform/kept-reads/making';
import { endOfDay } from './posting.rules.js';

/** What a row of any kind tells of when it can be applied to. */
export interface PostingTimesRow {
  status: PostingStatus;
  is_active: boolean;
  is_poster_suspended: boolean;
  /** The last day, as `2026-05-31`. */
  last_day?: string | null;
  application_deadline?: Date | string | null;
}

/** The same, as rules ask for it. */
export const timesOf = (row: PostingTimesRow): PostingTimes => ({
  status: row.status,
  isActive: row.is_active,
  isPosterSuspended: row.is_poster_suspended,
  endDate: row.last_day,
  deadline: row.application_deadline ? new Date(isoTime(row.application_deadline)) : null,
});

/** Tells an answer that is made of these rows when the clock closes one of them. */
export function closeByTheClock(rows: readonly Pick<PostingTimesRow, 'last_day' | 'application_deadline'>[]): void {
  for (const { last_day: lastDay, application_deadline: deadline } of rows) {
    changesAt(deadline);
    if (lastDay) changesAt(new Date(endOfDay(lastDay).getTime() + 1));
  }
}

/** What a card tells of when its posting can be applied to. */
interface TimedCard {
  closedReason: ClosedReason | null;
  /** The last day, as `2026-05-31`. */
  endDate?: string | null;
  applicationDeadline?: string | null;
}

/** By the card: lists show the same ones again and again, and reading moments costs more than all else of a page. */
const closings = new WeakMap<TimedCard, number>();

/** When the clock closes what a card shows, in milliseconds since 1970; what is closed already was closed long ago. */
function closingOf(card: TimedCard): number {
  const known = closings.get(card);
  if (known !== undefined) return known;
  const { closedReason, endDate, applicationDeadline } = card;
  const closing = Math.min(
    closedReason === null ? Infinity : 0,
    endDate ? endOfDay(endDate).getTime() + 1 : Infinity,
    applicationDeadline ? Date.parse(applicationDeadline) : Infinity,
  );
  closings.set(card, closing);
  return closing;
}

/** Cards of open postings without those that the clock has closed since they were made. */
export function stillOpen<Card extends TimedCard>(cards: readonly Card[], now: Date): Card[] {
  const open = cards.filter((card) => closingOf(card) > now.getTime());
  const next = Math.min(...open.map(closingOf));
  if (next < Infinity) changesAt(new Date(next));
  return open;
}
