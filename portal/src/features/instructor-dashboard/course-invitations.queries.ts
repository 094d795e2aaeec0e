import { type Answer, dataOf } from '@masar/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';

export type CourseInvitation = Answer<'/api/course-invitations', 'get'>[number];

/** Invitations to teach that wait for my answer (CRS-14). */
export const courseInvitationQueries = {
  mine: () =>
    queryOptions({
      queryKey: [...queryRoots.courseInvitations, 'mine'],
      queryFn: () => dataOf(api.GET('/api/course-invitations')),
    }),
};

/** Also after a failure: the invitation may have been taken back in the meantime. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [queryRoots.courseInvitations, queryRoots.courses, queryRoots.instructorDashboard].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

export function useAcceptInvitation(id: string) {
  return useMutation({
    mutationFn: () => dataOf(api.POST('/api/course-invitations/{id}/accept', { params: { path: { id } } })),
    onSettled: useRefresh(),
  });
}

export function useDeclineInvitation(id: string) {
  return useMutation({
    mutationFn: () => api.DELETE('/api/course-invitations/{id}', { params: { path: { id } } }),
    onSettled: useRefresh(),
  });
}
