import { type NotificationKind, type Role, roles } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { issuedTitle, reissuedTitle } from '../../src/modules/notifications/certificate-titles.js';
import type { DemoData } from './demo-data.js';
import { newsOfGrades } from './news/news-of-grades.js';
import { newsOfLearning } from './news/news-of-learning.js';
import { newsOfMeeting } from './news/news-of-meeting.js';
import { newsOfWork } from './news/news-of-work.js';
import type { People } from './people.js';
import type { NotificationRow } from './rows.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

/** What somebody was told of, as the server would have told it then. */
export interface News {
  userId: string;
  kind: NotificationKind;
  title: LocalizedText;
  href: string;
  /** What it tells of, so that nobody is told of it again. */
  source: string;
  at: string;
}

export type NewsData = Omit<DemoData, 'notifications'>;

const unreadEach = 3;
const mostEach = 12;
/** A page of one kind alone would show little. */
const mostOfAKind = 3;

/** What happened to the accounts of the role picker, the last three unread, and everybody's certificates (NAV-4, READ-1, NTF-4). */
export function makeNotifications(people: People, data: NewsData, timeline: Timeline): NotificationRow[] {
  const news = [...newsOfLearning(data, timeline), ...newsOfMeeting(data), ...newsOfWork(data), ...newsOfGrades(data)];
  const ofDemoAccounts = roles.flatMap((role) => {
    const { id } = people.demo[role].row;
    return latestOf(
      news.filter(({ userId }) => userId === id),
      role,
    ).map((one, index) => notification(one, index < unreadEach));
  });
  const successors = new Set(data.certificates.flatMap(({ superseded_by }) => superseded_by ?? []));
  const issued = data.certificates
    .filter(({ status }) => status !== 'pending')
    .map((row) => certificateIssued(row, successors.has(row.id)));
  return [...ofDemoAccounts, ...issued.map((one) => notification(one, false))];
}

function latestOf(news: readonly News[], role: Role): News[] {
  const ofKind = new Map<NotificationKind, number>();
  const latest = [...news]
    .sort((one, other) => other.at.localeCompare(one.at) || one.source.localeCompare(other.source))
    .filter(({ kind }) => {
      const count = (ofKind.get(kind) ?? 0) + 1;
      ofKind.set(kind, count);
      return count <= mostOfAKind;
    })
    .slice(0, mostEach);
  if (latest.length < unreadEach) throw new Error(`Too little happened to the demo account of the role ${role}`);
  return latest;
}

const notification = ({ userId, kind, title, href, source, at }: News, isUnread: boolean): NotificationRow => ({
  id: stableId('notifications', `${userId} ${source}`),
  user_id: userId,
  kind,
  title_ar: title.ar,
  title_en: title.en,
  href,
  source,
  read_at: isUnread ? null : at,
  created_at: at,
});

/** Everybody has seen theirs. */
const certificateIssued = (row: NewsData['certificates'][number], isReissue: boolean): News => ({
  userId: row.user_id,
  kind: 'certificate-issued',
  title: (isReissue ? reissuedTitle : issuedTitle)({ ar: row.course_title_ar, en: row.course_title_en }),
  href: '/certificates',
  source: `certificate ${row.id} verified`,
  at: row.issued_at,
});
