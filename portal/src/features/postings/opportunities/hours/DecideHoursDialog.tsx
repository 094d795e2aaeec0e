import { type HoursDecision, hoursLimits } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
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
  const decide = useDecideHours(id);
  const [rating, setRating] = useState(0);
  const isConfirming = decision === 'confirm';
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    draft: `hours:${id}:${decision}`,
    rules: { rating: asMarked, answer: asMarked },
    send: ({ answer }) =>
      decide.mutateAsync({ action: decision, ...(rating > 0 && { rating }), ...(answer && { answer }) }),
    onSent: () => {
      toast({ title: isConfirming ? text.confirmed : text.refused, kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog title={text[`${decision}Title`]} onClose={onClose}>
      <form {...form} className={shell.stack16}>
        <RestoredDraft {...draft} />
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
          error={errorOf('answer')}
        />
        <FormFailure {...failure} fallback={text.decideFailed} />
        <Button type="submit" fullWidth color={isConfirming ? 'primary' : 'error'} loading={isBusy}>
          {text[decision]}
        </Button>
      </form>
    </Dialog>
  );
}
