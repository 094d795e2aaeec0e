import { placeLimits, plainNumber } from '@masar/domain';
import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { useToast } from '#shared/toasts/ToastProvider';
import { coursePlacesMessages } from '../../messages/course-places.messages';
import { useDecidePlace } from '../../places.mutations';
import type { CoursePlace } from '../../places.queries';
import styles from './PlaceList.module.css';

export type PlaceDeed = 'grant' | 'decline' | 'record';

interface PlaceDialogProps {
  place: CoursePlace;
  deed: PlaceDeed;
  onClose: () => void;
}

const decisions = { grant: { decision: 'granted' }, decline: { decision: 'declined' }, record: {} } as const;

/** Grants with an amount and a word, declines with the reason, or records what was received (PAY-1). */
export function PlaceDialog({ place, deed, onClose }: PlaceDialogProps) {
  const text = useMessages(coursePlacesMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const decide = useDecidePlace(place.id);
  const [amount, setAmount] = useState(String(Number(place.amountReceived)));
  const [reason, setReason] = useState('');
  const done = { grant: text.granted, decline: text.declined, record: text.saved }[deed];
  const label = { grant: text.grant, decline: text.decline, record: text.save }[deed];
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = reason.trim();
    decide.mutate(
      {
        ...decisions[deed],
        ...(deed !== 'decline' && { amountReceived: plainNumber(amount) || '0' }),
        ...(words && { reason: words }),
      },
      {
        onSuccess: () => {
          toast({ title: done, kind: 'success' });
          onClose();
        },
        onError: (error) => notifyFailure(error, { title: text.decideFailed }),
      },
    );
  };
  return (
    <Dialog title={text[`${deed}Dialog`]} onClose={onClose}>
      <form className={styles.form} onSubmit={send}>
        <p className={styles.hint}>{text[`${deed}DialogHint`]}</p>
        {deed !== 'decline' && (
          <TextField
            label={text.amount}
            hint={text.amountHint}
            inputMode="decimal"
            dir="ltr"
            value={amount}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
        )}
        {deed !== 'record' && (
          <TextArea
            label={deed === 'decline' ? text.reason : text.word}
            rows={2}
            required={deed === 'decline'}
            maxLength={placeLimits.reasonMaximum}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <Button type="submit" fullWidth color={deed === 'decline' ? 'error' : 'primary'} loading={decide.isPending}>
          {label}
        </Button>
      </form>
    </Dialog>
  );
}
