import type { ClosedReason, PostingStatus, PostingTimes } from '@masar/domain';
import { isoTime } from '#platform/database/iso-time';
import { changesAt } from '#platform/shared-answers/answer-term';
import { closedNow, endOfDay } from './posting.rules.js';

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

/** Cards of open postings without those that the clock has closed since they were made. */
export function stillOpen<Card extends TimedCard>(cards: readonly Card[], now: Date): Card[] {
  const open = { status: 'published', isActive: true, isPosterSuspended: false } as const;
  closeByTheClock(
    cards.map(({ endDate, applicationDeadline }) => ({
      last_day: endDate ?? null,
      application_deadline: applicationDeadline ?? null,
    })),
  );
  return cards.filter(({ closedReason, endDate, applicationDeadline }) => {
    const deadline = applicationDeadline ? new Date(applicationDeadline) : null;
    return closedReason === null && closedNow({ ...open, endDate, deadline }, now) === null;
  });
}
