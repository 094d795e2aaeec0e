import { RowsSkeleton } from '@masar/ui';
import type { ReactNode } from 'react';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { ownCertificates } from '#subjects/certificates/own-certificates.queries';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { CourseFinished } from './CourseFinished';

/** A final that completes its course is its end, told as that after a last lesson (QZT-1). */
export function FinalPassed({ course, afterwards }: { course: CourseDetail; afterwards: ReactNode }) {
  const { data, isPending } = useSignedInQuery(ownCertificates.mine());
  if (isPending) return <RowsSkeleton rows={5} />;
  // Of a course that was taken again there are several.
  const [newest] = (data ?? [])
    .filter(({ courseId }) => courseId === course.id)
    .sort((one, other) => other.issuedAt.localeCompare(one.issuedAt));
  return <CourseFinished course={course} certificateId={newest?.id ?? null} afterwards={afterwards} />;
}
