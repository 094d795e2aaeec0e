import { dataOf } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { jobFitKey, skillQueries, skillResultKeys } from './skills.queries';

/** States an own skill, or another level of it (PRF-2). */
export function useStateSkill() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ skillId, level }: { skillId: string; level: number }) =>
      dataOf(api.PUT('/api/profile/skills/{skillId}', { params: { path: { skillId } }, body: { level } })),
    onSuccess: (skills) => {
      client.setQueryData(skillQueries.own().queryKey, skills);
      void client.invalidateQueries({ queryKey: jobFitKey });
    },
  });
}

/** Takes an own statement back; what was assessed or earned stays (PRF-2). */
export function useTakeBackSkill() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (skillId: string) =>
      dataOf(api.DELETE('/api/profile/skills/{skillId}', { params: { path: { skillId } } })),
    onSuccess: () => Promise.all(skillResultKeys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
