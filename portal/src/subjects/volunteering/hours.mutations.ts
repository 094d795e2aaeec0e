import { dataOf, type Payload } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { hoursQueries } from './hours.queries';

/** Logs the hours of a day; the same day again corrects them, so a second click does no harm (REL-3). */
export function useLogHours() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      applicationId,
      ...body
    }: Payload<'/api/applications/{id}/hours', 'post'> & { applicationId: string }) =>
      dataOf(api.POST('/api/applications/{id}/hours', { params: { path: { id: applicationId } }, body })),
    onSuccess: () => client.invalidateQueries({ queryKey: hoursQueries.all() }),
  });
}

/** Confirms or refuses logged hours. */
export function useDecideHours(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Payload<'/api/volunteer-hours/{id}', 'patch'>) =>
      dataOf(api.PATCH('/api/volunteer-hours/{id}', { params: { path: { id } }, body })),
    // Also after a failure: somebody else may have decided in the meantime.
    onSettled: () => client.invalidateQueries({ queryKey: hoursQueries.all() }),
  });
}
