import { useQueryClient } from '@tanstack/react-query';
import { queryRoots } from '#shared/query/query-roots';

/** What notifications tell of: marks, papers, places, hours, decisions, and what follows from them. */
export const toldOf = [
  queryRoots.applications,
  queryRoots.assignments,
  queryRoots.attemptRequests,
  queryRoots.certificateCorrections,
  queryRoots.certificateReviews,
  queryRoots.certificates,
  queryRoots.community,
  queryRoots.courseInvitations,
  queryRoots.coursePlaces,
  queryRoots.courses,
  queryRoots.dashboard,
  queryRoots.enrollments,
  queryRoots.grades,
  queryRoots.instructorDashboard,
  queryRoots.jobs,
  queryRoots.lessons,
  queryRoots.opportunities,
  queryRoots.schedule,
  queryRoots.services,
  queryRoots.session,
  queryRoots.volunteerHours,
];

/** Reads anew what the open page shows and news have made old: a notification may lead to the page that is open. */
export function useReadWhatWasTold(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.refetchQueries({ type: 'active', stale: true });
}
