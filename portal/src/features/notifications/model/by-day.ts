import type { Notification } from '@masar/contracts';
import { displayTimeZone } from '@masar/i18n';

const dayName = new Intl.DateTimeFormat('en-CA', { timeZone: displayTimeZone });

export interface Day {
  /** Like 2026-11-21, in the organisation's time zone. */
  day: string;
  /** The moment of its latest notification, for wording the day. */
  at: string;
  notifications: Notification[];
}

/** Notifications, the latest first, gathered by the day on which they came (NTF-2). */
export function byDay(notifications: readonly Notification[]): Day[] {
  const days: Day[] = [];
  for (const notification of notifications) {
    const day = dayName.format(new Date(notification.createdAt));
    const last = days.at(-1);
    if (last?.day === day) last.notifications.push(notification);
    else days.push({ day, at: notification.createdAt, notifications: [notification] });
  }
  return days;
}

/** Whether a day is today or yesterday, which have words of their own. */
export function nearDay(day: string, now: Date): 'today' | 'yesterday' | undefined {
  if (day === dayName.format(now)) return 'today';
  return day === dayName.format(new Date(now.getTime() - 24 * 60 * 60_000)) ? 'yesterday' : undefined;
}
