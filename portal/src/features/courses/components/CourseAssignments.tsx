import { useMessages } from '@masar/ui';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { listPageOf } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseAssignmentsMessages } from './course-assignments.messages';

const first = (courseId: string) =>
  queryOptions({
    queryKey: [...queryRoots.assignments, 'first', courseId],
    queryFn: () =>
      listPageOf(api.GET('/api/courses/{id}/assignments', { params: { path: { id: courseId }, query: { limit: 1 } } })),
  });

/** The way to a course's assignments, where it has any (ASG-1). */
export default function CourseAssignments({ courseId }: { courseId: string }) {
  const text = useMessages(courseAssignmentsMessages);
  const { data } = useSignedInQuery(first(courseId));
  if (!data || data.rows.length === 0) return null;
  return (
    <ButtonLink to={paths.assignments.href(courseId)} variant="secondary" wide>
      {text.assignments}
    </ButtonLink>
  );
}
