import { useContentLanguage } from '#shared/language/content-language';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useSession } from '#shared/session/SessionProvider';
import { enrollmentQueries } from './course.queries';
import type { Enrollment } from './course-answers';

/** The reader's enrolments by course id; empty while loading. */
export function useEnrollments(): ReadonlyMap<string, Enrollment> {
  const enrollments = useSignedInQuery(enrollmentQueries.mine(useContentLanguage()));
  return new Map((enrollments.data ?? []).map((enrollment) => [enrollment.courseId, enrollment]));
}

export const useEnrollment = (courseId: string): Enrollment | undefined => useEnrollments().get(courseId);

/**
 * Whether it is known what the reader has joined; visitors have joined nothing. Until then joining is not offered: the
 * button would leave under the finger of who has joined (CRS-2).
 */
export function useEnrollmentsAreKnown(): boolean {
  const { isSignedIn } = useSession();
  const { isPending } = useSignedInQuery(enrollmentQueries.mine(useContentLanguage()));
  return !isSignedIn || !isPending;
}
