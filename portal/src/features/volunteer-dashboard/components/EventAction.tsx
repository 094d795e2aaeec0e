import { dataOf } from '@masar/contracts';
import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useToast } from '#shared/toasts/ToastProvider';
import { type ComingEvent, hoursQueries } from '#subjects/volunteering/hours.queries';
import { volunteerDashboardMessages } from '../messages/volunteer-dashboard.messages';

/** Joins: a virtual session by taking a seat, volunteering by applying on its page. */
export function EventAction({ event, title }: { event: ComingEvent; title: string }) {
  const text = useMessages(volunteerDashboardMessages);
  if (event.kind === 'vr' && !event.hasJoined) return <TakeSeat id={event.id} title={title} />;
  if (event.roomCode) {
    return (
      <ButtonLink to={paths.vrRoom.href(event.roomCode)} variant="secondary" aria-label={text.enterOf(title)}>
        {text.enter}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      to={paths.opportunity.href(event.id)}
      variant="secondary"
      aria-label={event.hasJoined ? text.openOf(title) : text.joinOf(title)}
    >
      {event.hasJoined ? text.open : text.join}
    </ButtonLink>
  );
}

function TakeSeat({ id, title }: { id: string; title: string }) {
  const text = useMessages(volunteerDashboardMessages);
  const client = useQueryClient();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const join = useMutation({
    mutationFn: () => dataOf(api.POST('/api/vr/sessions/{id}/join', { params: { path: { id } } })),
    onSuccess: () => toast({ title: text.hasJoined, kind: 'success' }),
    onError: (error) => notifyFailure(error, { title: text.joinFailed }),
    onSettled: () => client.invalidateQueries({ queryKey: hoursQueries.all() }),
  });
  return (
    <Button variant="outlined" loading={join.isPending} aria-label={text.joinOf(title)} onClick={() => join.mutate()}>
      {text.join}
    </Button>
  );
}
