import { type Answer, dataOf, type Payload } from '@masar/contracts';
import type { GivenCourseRight } from '@masar/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';
import { courseQueries } from '#subjects/courses/course.queries';

export type CoursePerson = Answer<'/api/courses/{id}/people', 'get'>[number];
export type CourseInvitation = Answer<'/api/courses/{id}/invitations', 'get'>[number];

/** Invitations to teach a course that wait for their answer (CRS-14). */
export const invitationsOf = (id: string) =>
  queryOptions({
    queryKey: [...queryRoots.courseInvitations, 'course', id],
    queryFn: () => dataOf(api.GET('/api/courses/{id}/invitations', { params: { path: { id } } })),
  });

/** Also after a failure: somebody else may have changed who teaches in the meantime. */
function useRefreshPeople() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [courseQueries.all(), queryRoots.courseInvitations, queryRoots.instructorDashboard].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

/** Invites an address; a second click answers the same invitation. */
export function useInviteToTeach(id: string) {
  return useMutation({
    mutationFn: (body: Payload<'/api/courses/{id}/invitations', 'post'>) =>
      dataOf(api.POST('/api/courses/{id}/invitations', { params: { path: { id } }, body })),
    onSettled: useRefreshPeople(),
  });
}

export function useTakeBackInvitation(id: string) {
  return useMutation({
    mutationFn: () => api.DELETE('/api/course-invitations/{id}', { params: { path: { id } } }),
    onSettled: useRefreshPeople(),
  });
}

export function useChangeRight(id: string, userId: string) {
  return useMutation({
    mutationFn: (right: GivenCourseRight) =>
      dataOf(api.PATCH('/api/courses/{id}/people/{userId}', { params: { path: { id, userId } }, body: { right } })),
    onSettled: useRefreshPeople(),
  });
}

/** Takes somebody's right back, or gives up one's own. */
export function useEndRight(id: string, userId: string) {
  return useMutation({
    mutationFn: () => api.DELETE('/api/courses/{id}/people/{userId}', { params: { path: { id, userId } } }),
    onSettled: useRefreshPeople(),
  });
}

export function useHandOver(id: string, userId: string) {
  return useMutation({
    mutationFn: () => dataOf(api.PUT('/api/courses/{id}/owner', { params: { path: { id } }, body: { userId } })),
    onSettled: useRefreshPeople(),
  });
}
