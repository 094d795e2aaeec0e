import { dataOf } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { vrQueries } from './vr.queries';
import type { NewSession, NewWorkshop, VrSession } from './vr-answers';

/** What an answer about a session changes may stand in every list, so all are asked again. */
function useChanged() {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries({ queryKey: vrQueries.all() }) };
}

const paramsOf = ({ id }: Pick<VrSession, 'id'>) => ({ params: { path: { id } } });

export type SessionMove = 'join' | 'leave' | 'start' | 'end' | 'cancel';

const moves = {
  join: (session: VrSession) => api.POST('/api/vr/sessions/{id}/join', paramsOf(session)),
  leave: (session: VrSession) => api.POST('/api/vr/sessions/{id}/leave', paramsOf(session)),
  start: (session: VrSession) => api.POST('/api/vr/sessions/{id}/start', paramsOf(session)),
  end: (session: VrSession) => api.POST('/api/vr/sessions/{id}/end', paramsOf(session)),
  cancel: (session: VrSession) => api.POST('/api/vr/sessions/{id}/cancel', paramsOf(session)),
};

/** Takes a seat, gives it back, or leads the session on (VRW-2). */
export function useMoveSession() {
  return useMutation({
    mutationFn: ({ session, move }: { session: VrSession; move: SessionMove }) => dataOf(moves[move](session)),
    ...useChanged(),
  });
}

export function useScheduleSession() {
  return useMutation({
    mutationFn: (body: NewSession) => dataOf(api.POST('/api/vr/sessions', { body })),
    ...useChanged(),
  });
}

/** Another time for a planned session (VRW-2). */
export function useMoveTime(session: VrSession) {
  return useMutation({
    mutationFn: (body: Omit<NewSession, 'workshopId'>) =>
      dataOf(api.PATCH('/api/vr/sessions/{id}', { ...paramsOf(session), body })),
    ...useChanged(),
  });
}

export function useCreateWorkshop() {
  return useMutation({
    mutationFn: (body: NewWorkshop) => dataOf(api.POST('/api/vr/workshops', { body })),
    ...useChanged(),
  });
}
