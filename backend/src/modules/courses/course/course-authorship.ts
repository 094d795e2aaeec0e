import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden } from '#platform/errors/platform.errors';
import { CourseNotFound } from '../courses.errors.js';
import { Course } from './course.entity.js';
import { mayDirectCourse, mayEditCourse, mayViewCourse } from './course.policy.js';
import { standingIn } from './course-rights.js';

/**
 * The course, locked, for somebody who may edit it (CRS-4). The lock makes changes of one course follow each other, so
 * that its counters never drift.
 */
export const findEditableCourse = (em: EntityManager, viewer: Viewer, courseId: string): Promise<Course> =>
  findLocked(em, viewer, courseId, mayEditCourse);

/** The same for somebody who may delete it and say who teaches it (CRS-14). */
export const findDirectedCourse = (em: EntityManager, viewer: Viewer, courseId: string): Promise<Course> =>
  findLocked(em, viewer, courseId, mayDirectCourse);

/** The course, locked, for whoever a rule of its own lets change something of it. */
export const lockCourse = (em: EntityManager, courseId: string): Promise<Course | null> =>
  em.findOne(Course, { id: courseId }, { lockMode: LockMode.PESSIMISTIC_WRITE });

async function findLocked(em: EntityManager, viewer: Viewer, courseId: string, may: typeof mayEditCourse) {
  const course = await lockCourse(em, courseId);
  const standing = course && (await standingIn(em, viewer, course));
  if (!standing || !mayViewCourse(standing, viewer)) throw new CourseNotFound();
  if (!may(standing, viewer)) throw new Forbidden();
  return course;
}
