import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden } from '#platform/errors/platform.errors';
import { CourseNotFound } from '../courses.errors.js';
import { Course } from './course.entity.js';
import { mayEditCourse, mayViewCourse } from './course.policy.js';

/**
 * The course, locked, for somebody who may edit it (CRS-4). The lock makes changes of one course follow each other, so
 * that its counters never drift.
 */
export async function findEditableCourse(em: EntityManager, viewer: Viewer, courseId: string): Promise<Course> {
  const course = await em.findOne(Course, { id: courseId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!course || !mayViewCourse(course, viewer)) throw new CourseNotFound();
  if (!mayEditCourse(course, viewer)) throw new Forbidden();
  return course;
}
