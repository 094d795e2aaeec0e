import type { CourseRight } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import type { CoursesTables } from '../courses.tables.js';
import { type CourseDeed, courseDeeds, type CourseStanding, teachingRoles } from './course.policy.js';

/** A course by a column such as `c.id`, or by a value. */
type CourseId = RawBuilder<unknown>;
const idOfC = sql`c.id`;

const rightsFor = (deed: CourseDeed) => sql.join(courseDeeds[deed].map((right) => sql.lit(right)));

/** Rows of courses of which somebody has one of the rights that a deed asks for; nobody without an id. */
const taughtIn = (userId: unknown, deed: CourseDeed) =>
  sql`(select course_id from course_people where user_id = ${userId} and "right" in (${rightsFor(deed)}))`;

/** Whether somebody of this id teaches a course, by default that of `c`, so that they may do this in it (CRS-14). */
export const teaches = (userId: unknown, deed: CourseDeed = 'assist', course: CourseId = idOfC): RawBuilder<boolean> =>
  sql<boolean>`${course} in ${taughtIn(userId, deed)}`;

/** The same for whoever looks: administrators may all in all courses. */
export const mayInCourse = (viewer: Viewer, deed: CourseDeed, course: CourseId = idOfC): RawBuilder<boolean> =>
  viewer.role === 'admin' ? sql<boolean>`true` : teaches(viewer.id, deed, course);

/** The ids of the courses that somebody teaches, as a statement to select from. */
export const coursesTaughtBy = (userId: unknown): RawBuilder<unknown> =>
  sql`select course_id from course_people where user_id = ${userId}`;

/** The ids of those who may do this in a course, as a statement to select from; rights that wait for a role are none. */
export const teachersOf = (course: CourseId, deed: CourseDeed): RawBuilder<unknown> =>
  sql`select user_id from course_people where course_id = ${course} and "right" in (${rightsFor(deed)})
    and user_id in (select t.id from users t where t.role in (${sql.join(teachingRoles.map((role) => sql.lit(role)))}))`;

/** The right that somebody has in a course, by default that of `c`; null without one, for the policy. */
export const rightOf = (userId: string | null | undefined, course: CourseId = idOfC): RawBuilder<CourseRight | null> =>
  sql<CourseRight | null>`(select "right" from course_people where course_id = ${course} and user_id = ${userId ?? null}::uuid)`;

/** The right of the viewer in a course, within a transaction. */
export async function rightIn(em: EntityManager, viewer: Viewer, courseId: string): Promise<CourseRight | null> {
  const { right } = await em
    .getKysely<CoursesTables>()
    .selectNoFrom(rightOf(viewer.id, sql`${courseId}::uuid`).as('right'))
    .executeTakeFirstOrThrow();
  return right;
}

/** What the policy must know of a course that was loaded. */
export const standingIn = async (
  em: EntityManager,
  viewer: Viewer,
  { id, isPublished }: { id: string; isPublished: boolean },
): Promise<CourseStanding> => ({ isPublished, right: await rightIn(em, viewer, id) });
