import type pg from 'pg';
import { openLearnerSessions } from '../../faults/learner-sessions.ts';
import { madeId } from './fill/made-ids.ts';
import { catalogue, type VolumeSizes } from './sizes.ts';

/** Somebody who learns, with a course of theirs that many join. */
export interface Learner {
  cookie: string;
  courseId: string;
  lessonId: string;
}

/** Who asks in a database, and about what. */
export interface Places {
  learners: Learner[];
  /** Who has most notifications. */
  busiest: string;
  instructors: { cookie: string; courseId: string }[];
  admin: string;
  forums: string[];
  /** Of certificates that verify. */
  codes: string[];
  hotDiscussion: string;
  /** The page of its replies that stands far behind the first. */
  deepReplies: string;
}

/** Those whose courses most people join ask for reports. */
const instructorsAsking = 10;
/** So many people ask, each once in each round of one address. */
const learnersAsking = 64;
const busiestPerson = 1000;

const spread = (count: number, of: number): number[] =>
  Array.from({ length: count }, (_, at) => 1 + Math.floor((at * of) / count)).map((n) => (n % 1000 === 0 ? n + 1 : n));

/** Opens the sessions and finds the rows that routes are asked about. */
export async function findPlaces(
  client: pg.Client,
  sizes: VolumeSizes,
): Promise<Omit<Places, 'admin' | 'deepReplies'>> {
  const people = spread(learnersAsking, sizes.people).map((n) => madeId('person', n));
  const teachers = Array.from({ length: instructorsAsking }, (_, n) => madeId('instructor', n));
  const busiest = madeId('person', busiestPerson);
  const cookies = await openLearnerSessions(client, [...people, busiest]);
  const ofTeachers = await openLearnerSessions(client, teachers, 'instructor');
  const { rows } = await client.query<{ userId: string; courseId: string; lessonId: string }>(
    `select distinct on (e.user_id) e.user_id as "userId", e.course_id as "courseId", l.id as "lessonId"
       from enrollments e join lessons l on l.course_id = e.course_id and l.order_index = 11
      where e.user_id = any ($1) and e.completed_at is null order by e.user_id, e.course_id`,
    [people],
  );
  return {
    learners: rows.map(({ userId, ...course }) => ({ ...course, cookie: cookies.get(userId)! })),
    busiest: cookies.get(busiest)!,
    instructors: teachers.map((id, n) => ({ cookie: ofTeachers.get(id)!, courseId: madeId('course', n) })),
    forums: Array.from({ length: catalogue.forums }, (_, n) => madeId('forum', n)),
    codes: spread(learnersAsking, sizes.certificates).map((n) => n.toString(16).toUpperCase().padStart(16, '0')),
    hotDiscussion: madeId('discussion', 1),
  };
}
