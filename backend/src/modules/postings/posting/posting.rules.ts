import { type ClosedReason, closedReason, type PostingTimes } from '@masar/domain';
import { calendarDay } from '@masar/i18n';
import type { Viewer } from '#platform/access/viewer';
import type { AppError } from '#platform/errors/app-error';
import { PostingInReview, PostingNotFound } from '../postings.errors.js';

/** Whether somebody looks after a posting: changes it and decides about who applied. */
export const mayManage = (posting: { postedBy?: string | null | undefined }, viewer: Viewer): boolean =>
  viewer.role === 'admin' || posting.postedBy === viewer.id;

/** What was not let through is seen by poster and administrators only. */
export const mayRead = (
  posting: { status: PostingTimes['status']; postedBy?: string | null | undefined },
  viewer: Viewer,
): boolean => posting.status === 'published' || mayManage(posting, viewer);

/** Why somebody reads nothing of a posting: who applied is told that a change of it is looked at, others not even that. */
export const unreadable = (posting: { status: PostingTimes['status']; hasApplied: boolean }): AppError =>
  posting.hasApplied && posting.status === 'pending' ? new PostingInReview() : new PostingNotFound();

/** A list asks for the day of the same moment with each of its rows, and a calendar costs more than the rest of the rule. */
const days = new WeakMap<Date, string>();

export function dayOf(now: Date): string {
  const day = days.get(now) ?? calendarDay(now);
  days.set(now, day);
  return day;
}

/** Why a posting takes no applications now, null where it does. */
export const closedNow = (posting: PostingTimes, now: Date): ClosedReason | null =>
  closedReason(posting, now, dayOf(now)) ?? null;

/** The last moment of a day in Iraq, which knows no summer time. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999+03:00`);
