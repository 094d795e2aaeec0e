import { useContentLanguage } from '#shared/language/content-language';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { enrollmentQueries } from './course.queries';
import type { Enrollment } from './course-answers';

/** The reader's enrolments by course id; empty while loading. */
export function useEnrollments(): ReadonlyMap<string, Enrollment> {
  const enrollments = useSignedInQuery(enrollmentQueries.mine(useContentLanguage()));
  return new Map((enrollments.data ?? []).map((enrollment) => [enrollment.courseId, enrollment]));
}

export const useEnrollment = (courseId: string): Enrollment | undefined => useEnrollments().get(courseId);
