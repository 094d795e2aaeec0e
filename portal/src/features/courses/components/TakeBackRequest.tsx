import { Button, useMessages } from '@masar/ui';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import { useTakeBackRequest } from '../courses.mutations';
import { joinMessages } from '../join.messages';

/** Takes the learner's own request for a place back while it waits (PAY-1). */
export function TakeBackRequest({ placeId }: { placeId: string }) {
  const text = useMessages(joinMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const takeBack = useTakeBackRequest();
  return (
    <Button
      variant="quiet"
      busy={takeBack.isPending}
      onClick={() =>
        takeBack.mutate(placeId, {
          onSuccess: () => toast({ title: text.takenBack, kind: 'success' }),
          onError: (error) => notifyFailure(error, { title: text.takeBackFailed }),
        })
      }
    >
      {text.takeBack}
    </Button>
  );
}
