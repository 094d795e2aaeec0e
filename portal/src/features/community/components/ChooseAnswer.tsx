import { CheckIcon, CloseIcon, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import { useChooseAnswer } from '../answer.mutation';
import type { Reply } from '../community-answers';
import { answerMessages } from '../messages/answer.messages';

/** Makes a reply the answer to its discussion, or takes that back (COM-8). */
export function ChooseAnswer({ reply, name }: { reply: Reply; name: string }) {
  const text = useMessages(answerMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const choose = useChooseAnswer(reply);
  const { isAccepted } = reply;
  const change = () =>
    choose.mutate(undefined, {
      onSuccess: () =>
        toast(
          isAccepted
            ? { title: text.withdrawn, kind: 'success' }
            : { title: text.done, description: text.doneHint, kind: 'success' },
        ),
      onError: (error) => notifyFailure(error, { title: text.failed }),
    });
  return (
    <Button
      variant="text"
      color="inherit"
      loading={choose.isPending}
      aria-label={isAccepted ? text.unacceptOf(name) : text.acceptOf(name)}
      onClick={change}
    >
      {isAccepted ? <CloseIcon size={18} /> : <CheckIcon size={18} />}
      {isAccepted ? text.unaccept : text.accept}
    </Button>
  );
}
