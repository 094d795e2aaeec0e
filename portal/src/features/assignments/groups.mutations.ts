import { dataOf } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { assignmentQueries } from './assignments.queries';

const useGroupChange = <Given>(send: (given: Given) => Promise<unknown>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Also after a failure: a group may have begun to work in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: assignmentQueries.all() }),
  });
};

/** Puts a learner into a group, or out of it where it is null (ASG-1). */
export const usePutIntoGroup = (id: string) =>
  useGroupChange(({ userId, group }: { userId: string; group: number | null }) =>
    api.PUT('/api/assignments/{id}/groups/learners/{userId}', { params: { path: { id, userId } }, body: { group } }),
  );

/** Divides everybody who is in no group, by chance (ASG-1). */
export const useDivide = (id: string) =>
  useGroupChange((size: number) =>
    api.POST('/api/assignments/{id}/groups/divide', { params: { path: { id } }, body: { size } }),
  );

/** Takes a member out of the mark of their group; null lets it count again (ASG-2). */
export const useExcept = (id: string) =>
  useGroupChange(({ userId, reason }: { userId: string; reason: string | null }) => {
    const params = { path: { id, userId } };
    return reason === null
      ? dataOf(api.DELETE('/api/submissions/{id}/members/{userId}/exception', { params }))
      : dataOf(api.PUT('/api/submissions/{id}/members/{userId}/exception', { params, body: { reason } }));
  });
