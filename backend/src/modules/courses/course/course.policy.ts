import type { Viewer } from '#platform/access/viewer';

/** What the policy must know of a course. */
export interface CourseStanding {
  instructorId?: string | null | undefined;
  isPublished: boolean;
}

/** A draft is seen by its instructor and by admins; those enrolled keep a course that was unpublished (CRS-3). */
export function mayViewCourse(course: CourseStanding, viewer: Viewer | undefined, isEnrolled = false): boolean {
  if (course.isPublished || isEnrolled) return true;
  return viewer !== undefined && (viewer.role === 'admin' || viewer.id === course.instructorId);
}

/** A course is edited by its instructor and by admins, nobody else (CRS-4). */
export function mayEditCourse(course: Pick<CourseStanding, 'instructorId'>, viewer: Viewer | undefined): boolean {
  if (!viewer) return false;
  return viewer.role === 'admin' || (viewer.role === 'instructor' && viewer.id === course.instructorId);
}
