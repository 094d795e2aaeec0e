import { dataOf, type Payload } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';
import { placeQueries } from '#subjects/courses/course.queries';

/** What is shown of places, and the earnings that follow from them on the dashboard. */
function useRefreshPlaces() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [placeQueries.all(), queryRoots.instructorDashboard].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

/** Grants a place to an address; a second click answers the same place (PAY-1). */
export function useGrantPlace() {
  const refresh = useRefreshPlaces();
  return useMutation({
    mutationFn: (body: Payload<'/api/course-places/grant', 'post'>) =>
      dataOf(api.POST('/api/course-places/grant', { body })),
    onSuccess: refresh,
  });
}

/** Grants or declines a request, or records what was received. */
export function useDecidePlace(id: string) {
  const refresh = useRefreshPlaces();
  return useMutation({
    mutationFn: (body: Payload<'/api/course-places/{id}', 'patch'>) =>
      dataOf(api.PATCH('/api/course-places/{id}', { params: { path: { id } }, body })),
    // Also after a failure: somebody else may have decided in the meantime.
    onSettled: refresh,
  });
}

/** Takes back a place that nobody has used or paid for. */
export function useWithdrawPlace(id: string) {
  const refresh = useRefreshPlaces();
  return useMutation({
    mutationFn: () => api.DELETE('/api/course-places/{id}', { params: { path: { id } } }),
    onSettled: refresh,
  });
}
