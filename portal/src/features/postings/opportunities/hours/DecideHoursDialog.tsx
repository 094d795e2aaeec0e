import { type HoursDecision, hoursLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { TextArea } from '#shared/forms/TextArea';
import { useToast } from '#shared/toasts/ToastProvider';
import { StarChoice } from '#subjects/rating/StarChoice';
import { useDecideHours } from '#subjects/volunteering/hours.mutations';
import { hoursListMessages } from './hours-list.messages';
import styles from './HoursList.module.css';

interface DecideHoursDialogProps {
  id: string;
  decision: HoursDecision;
  onClose: () => void;
}

/** Says what the decision means, takes a word for the volunteer and, with a confirmation, what the work was like. */
export function DecideHoursDialog({ id, decision, onClose }: DecideHoursDialogProps) {
  const text = useMessages(hoursListMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const decide = useDecideHours(id);
  const [rating, setRating] = useState(0);
  const [answer, setAnswer] = useState('');
  const isConfirming = decision === 'confirm';
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = answer.trim();
    decide.mutate(
      { action: decision, ...(rating > 0 && { rating }), ...(words && { answer: words }) },
      {
        onSuccess: () => {
          toast({ title: isConfirming ? text.confirmed : text.refused, kind: 'success' });
          onClose();
        },
        onError: (error) => notifyFailure(error, { title: text.decideFailed }),
      },
    );
  };
  return (
    <Dialog title={text[`${decision}Title`]} onClose={onClose}>
      <form className={styles.form} onSubmit={send}>
        <p className={styles.count}>{text[`${decision}Hint`]}</p>
        {isConfirming && (
          <div>
            <p>{text.rating}</p>
            <StarChoice value={rating} onChange={setRating} />
          </div>
        )}
        <TextArea
          label={text.answer}
          name="answer"
          rows={2}
          maxLength={hoursLimits.noteMaximum}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <Button type="submit" fullWidth color={isConfirming ? 'primary' : 'error'} loading={decide.isPending}>
          {text[decision]}
        </Button>
      </form>
    </Dialog>
  );
}
