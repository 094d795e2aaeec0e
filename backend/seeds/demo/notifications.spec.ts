import { demoAccounts, hoursDecisions, notificationKinds } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { receivedTitle, statusTitle } from '../../src/modules/notifications/application-titles.js';
import { reviewAskedTitle } from '../../src/modules/notifications/certificate-review-titles.js';
import { issuedTitle, reissuedTitle } from '../../src/modules/notifications/certificate-titles.js';
import { replyTitle } from '../../src/modules/notifications/community-titles.js';
import { newCourseTitle } from '../../src/modules/notifications/course-titles.js';
import { gradesTitle, gradeTitle } from '../../src/modules/notifications/grade-titles.js';
import { hoursDecidedTitle, hoursLoggedTitle } from '../../src/modules/notifications/hours-titles.js';
import { placeAskedTitle } from '../../src/modules/notifications/place-titles.js';
import { sessionSoonTitle } from '../../src/modules/notifications/session-titles.js';
import {
  courseReviewedTitle,
  lessonQuestionTitle,
  newLearnersTitle,
} from '../../src/modules/notifications/teaching-titles.js';
import { makeDemoData } from './demo-data.js';

const some = { ar: 'س', en: 'X' };
const title = { title_ar: 'س', title_en: 'X' };
const applicationKinds = ['opportunity', 'job', 'service'] as const;
const steps = ['in_review', 'accepted', 'rejected', 'completed'] as const;

/** Every sentence that the server sends of the kinds that the demonstration shows. */
const sentences: Record<string, LocalizedText[]> = {
  'application-received': applicationKinds.map((kind) => receivedTitle(kind, some, some)),
  'application-status': applicationKinds.flatMap((kind) =>
    steps.flatMap((to) => [null, 'note'].map((note) => statusTitle(kind, to, some, note))),
  ),
  'certificate-issued': [issuedTitle(some), reissuedTitle(some)],
  'certificate-review': [1, 2].map((round) => reviewAskedTitle(some, some, round)),
  'course-enrolled': [1, 2, 3, 11, 100].map((learners) => newLearnersTitle(some, learners)),
  'course-place': [placeAskedTitle(some, some)],
  'course-published': [newCourseTitle(title)],
  'course-reviewed': [courseReviewedTitle(some, 5)],
  grade: [
    ...(['marked', 'excused', 'cleared'] as const).flatMap((kind) =>
      (['manual', 'quiz'] as const).flatMap((item) =>
        [null, 'reason'].map((reason) => gradeTitle({ kind, item: { kind: item, title: some }, reason })),
      ),
    ),
    ...[2, 3].map((total) => gradesTitle(some, total)),
  ],
  'lesson-question': [lessonQuestionTitle(some, 'X', some)],
  'reply-added': [replyTitle(some, 'X')],
  'volunteer-hours': [
    hoursLoggedTitle(some, '2', some),
    ...hoursDecisions.flatMap((decision) =>
      [null, 'note'].map((answer) => hoursDecidedTitle(decision, '2', some, answer)),
    ),
  ],
  'vr-session-soon': [sessionSoonTitle(some, new Date())],
};

/** A sentence without what differs from one notification to the next: names, titles and numbers. */
const shapeOf = (text: string): string =>
  text
    .replace(/\u2068[^\u2069]*\u2069/g, '\u2068\u2069')
    .replace(/«[^»]*»/g, '«»')
    .replace(/“[^”]*”/g, '“”')
    .replace(/\d+/g, '#');

const data = makeDemoData(new Date('2026-11-22T10:00:00Z'));

describe('the notifications of the demonstration', () => {
  it('are of kinds that the server sends, in its very words [NTF-4] [READ-1]', () => {
    const shapes = new Set(
      Object.entries(sentences).flatMap(([kind, texts]) =>
        texts.map(({ ar, en }) => `${kind}\n${shapeOf(ar)}\n${shapeOf(en)}`),
      ),
    );
    const strange = data.notifications.filter(
      (row) => !shapes.has(`${row.kind}\n${shapeOf(row.title_ar)}\n${shapeOf(row.title_en)}`),
    );
    expect(strange.map(({ kind, title_ar }) => [kind, title_ar])).toEqual([]);
    expect(data.notifications.every(({ kind }) => notificationKinds.includes(kind))).toBe(true);
  });

  it('tell each account of the role picker of what happened to it, the last three unread [READ-1]', () => {
    for (const { id } of Object.values(demoAccounts)) {
      // Certificates of the demonstration were all seen.
      const own = data.notifications.filter((row) => row.user_id === id && row.kind !== 'certificate-issued');
      const newestFirst = own.toSorted((one, other) => other.created_at.localeCompare(one.created_at));
      expect(newestFirst.map(({ read_at }) => read_at === null)).toEqual(newestFirst.map((_, index) => index < 3));
      expect(own.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('tell nobody of the same twice, and of nothing before it happened [REL-1] [READ-1]', () => {
    const keys = data.notifications.map(({ user_id, source }) => `${user_id} ${source}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(data.notifications.filter(({ created_at }) => created_at > '2026-11-22T10:00:00Z')).toEqual([]);
  });
});
