import type { CourseRight, GivenCourseRight } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { Forbidden } from '#platform/errors/platform.errors';
import type { Course } from '../course/course.entity.js';
import { mayDirectCourse, mayViewCourse, teachingRoles } from '../course/course.policy.js';
import { findDirectedCourse, lockCourse } from '../course/course-authorship.js';
import { standingIn } from '../course/course-rights.js';
import { CourseNotFound, CoursePersonNotFound, NotAnInstructor, OwnerStays } from '../courses.errors.js';
import { CourseRightChanged } from '../courses.events.js';
import type { CoursesTables } from '../courses.tables.js';
import { courseOfPlace } from '../place/course-of-place.js';

/** Who teaches a course: owner and administrators change and end rights, and everybody ends their own (CRS-14). */
@Injectable()
export class CoursePeople {
  constructor(private readonly transactions: Transactions) {}

  async change(viewer: Viewer, courseId: string, userId: string, right: GivenCourseRight): Promise<void> {
    await this.transactions.run(async (em) => {
      const course = await findDirectedCourse(em, viewer, courseId);
      if ((await givenRight(em, courseId, userId)) === right) return;
      await em
        .getKysely<CoursesTables>()
        .updateTable('course_people')
        .set({ right, given_by: viewer.id, updated_at: sql`now()` })
        .where('course_id', '=', courseId)
        .where('user_id', '=', userId)
        .execute();
      this.tell(course, userId, right, viewer);
    });
  }

  /** Takes a right back, or gives up one's own. */
  async end(viewer: Viewer, courseId: string, userId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const course = await lockCourse(em, courseId);
      if (!course) throw new CourseNotFound();
      const standing = await standingIn(em, viewer, course);
      if (!mayViewCourse(standing, viewer)) throw new CourseNotFound();
      if (viewer.id !== userId && !mayDirectCourse(standing, viewer)) throw new Forbidden();
      await givenRight(em, courseId, userId);
      await em
        .getKysely<CoursesTables>()
        .deleteFrom('course_people')
        .where('course_id', '=', courseId)
        .where('user_id', '=', userId)
        .execute();
      this.tell(course, userId, null, viewer);
    });
  }

  /** Makes somebody who teaches the course its owner; the former one stays as a teacher. */
  async handOver(viewer: Viewer, courseId: string, userId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const course = await findDirectedCourse(em, viewer, courseId);
      const former = course.instructorId;
      if (former === userId) return;
      await givenRight(em, courseId, userId);
      await requireInstructor(em, userId, 'userId');
      course.instructorId = userId;
      await em.flush();
      if (former)
        await em
          .getKysely<CoursesTables>()
          .insertInto('course_people')
          .values({ id: v7(), course_id: courseId, user_id: former, right: 'teacher', given_by: viewer.id })
          .execute();
      this.tell(course, userId, 'owner', viewer);
      if (former) this.tell(course, former, 'teacher', viewer);
    });
  }

  /** Gives a course to another author, past whoever teaches it; null leaves it without one (CON-1). */
  async assign(admin: Viewer, courseId: string, userId: string | null): Promise<void> {
    await this.transactions.run(async (em) => {
      const course = await findDirectedCourse(em, admin, courseId);
      const former = course.instructorId;
      if (former === userId) return;
      if (userId) await requireInstructor(em, userId, 'instructorId');
      course.instructorId = userId;
      await em.flush();
      if (userId) this.tell(course, userId, 'owner', admin);
      if (former) this.tell(course, former, null, admin);
    });
  }

  private tell(course: Course, userId: string, right: CourseRight | null, by: Viewer): void {
    this.transactions.record(new CourseRightChanged(courseOfPlace(course), userId, right, by.id, new Date()));
  }
}

/** The right that was given to somebody in a course; the owner's is none, and ends by handing the course over. */
async function givenRight(em: EntityManager, courseId: string, userId: string): Promise<GivenCourseRight> {
  const row = await em
    .getKysely<CoursesTables>()
    .selectFrom('course_people')
    .select('right')
    .where('course_id', '=', courseId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new CoursePersonNotFound();
  if (row.right === 'owner') throw new OwnerStays();
  return row.right;
}

/** Rights work for instructors and administrators alone. */
async function requireInstructor(em: EntityManager, userId: string, field: string): Promise<void> {
  const person = await em
    .getKysely<CoursesTables>()
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('role', 'in', [...teachingRoles])
    .executeTakeFirst();
  if (!person) throw new NotAnInstructor({}, { fields: [{ field, code: 'courses.not_an_instructor' }] });
}
