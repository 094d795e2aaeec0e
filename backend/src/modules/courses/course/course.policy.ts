import type { CourseRight, Role } from '@masar/domain';
import type { Viewer } from '#platform/access/viewer';
import { CourseInPreparation } from '../courses.errors.js';

/** What the policy must know of a course. */
export interface CourseStanding {
  /** The viewer's; null without one. */
  right: CourseRight | null;
  isPublished: boolean;
}

/** What is done in courses, and with which rights (CRS-14). Administrators may all of it. */
export const courseDeeds = {
  /** Reads it, answers and marks, and sees who learns. */
  assist: ['owner', 'teacher', 'assistant'],
  /** Changes it and what belongs to it. */
  edit: ['owner', 'teacher'],
  /** Deletes it, and says who else teaches it. */
  direct: ['owner'],
} as const satisfies Record<string, readonly CourseRight[]>;
export type CourseDeed = keyof typeof courseDeeds;

/** Rights work for instructors, and administrators may all anyway: whose role was taken away has none (CRS-4, CRS-14). */
export const teachingRoles: readonly Role[] = ['instructor', 'admin'];

/** A draft is seen by those who teach it and by admins; those enrolled keep a course that was unpublished (CRS-3). */
export function mayViewCourse(course: CourseStanding, viewer: Viewer | undefined, isEnrolled = false): boolean {
  if (course.isPublished || isEnrolled) return true;
  return viewer !== undefined && (viewer.role === 'admin' || course.right !== null);
}

function may(deed: CourseDeed, { right }: Pick<CourseStanding, 'right'>, viewer: Viewer | undefined): boolean {
  if (!viewer) return false;
  const rights: readonly (CourseRight | null)[] = courseDeeds[deed];
  return viewer.role === 'admin' || (viewer.role === 'instructor' && rights.includes(right));
}

type Ask = (course: Pick<CourseStanding, 'right'>, viewer: Viewer | undefined) => boolean;

/** Who answers, marks and sees the learners: all who teach it. */
export const mayAssistInCourse: Ask = (course, viewer) => may('assist', course, viewer);

/** Who changes it: its owner and its teachers. */
export const mayEditCourse: Ask = (course, viewer) => may('edit', course, viewer);

/** Who deletes it and gives rights: its owner. */
export const mayDirectCourse: Ask = (course, viewer) => may('direct', course, viewer);

/** In preparation lessons are read and worked on by those who teach them, and nobody else (CRS-10). */
export function refuseInPreparation(
  course: Pick<CourseStanding, 'right'> & { isInPreparation: boolean },
  viewer: Viewer,
): void {
  if (course.isInPreparation && !mayAssistInCourse(course, viewer)) throw new CourseInPreparation();
}
