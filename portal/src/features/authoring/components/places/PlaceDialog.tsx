import { placeLimits, plainNumber } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Dialog } from '#shared/dialog/Dialog';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
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
  const decide = useDecidePlace(place.id);
  const done = { grant: text.granted, decline: text.declined, record: text.saved }[deed];
  const label = { grant: text.grant, decline: text.decline, record: text.save }[deed];
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    draft: `place-decision:${place.id}:${deed}`,
    rules: { amountReceived: asMarked, reason: asMarked },
    send: ({ amountReceived, reason }) =>
      decide.mutateAsync({
        ...decisions[deed],
        ...(deed !== 'decline' && { amountReceived: plainNumber(amountReceived) || '0' }),
        ...(reason && { reason }),
      }),
    onSent: () => {
      toast({ title: done, kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog title={text[`${deed}Dialog`]} onClose={onClose}>
      <form {...form} className={shell.stack16}>
        <RestoredDraft {...draft} />
        <p className={styles.hint}>{text[`${deed}DialogHint`]}</p>
        {deed !== 'decline' && (
          <TextField
            label={text.amount}
            hint={text.amountHint}
            inputMode="decimal"
            dir="ltr"
            name="amountReceived"
            defaultValue={String(Number(place.amountReceived))}
            error={errorOf('amountReceived')}
          />
        )}
        {deed !== 'record' && (
          <TextArea
            label={deed === 'decline' ? text.reason : text.word}
            rows={2}
            required={deed === 'decline'}
            maxLength={placeLimits.reasonMaximum}
            name="reason"
            error={errorOf('reason')}
          />
        )}
        <FormFailure {...failure} fallback={text.decideFailed} />
        <Button type="submit" fullWidth color={deed === 'decline' ? 'error' : 'primary'} loading={isBusy}>
          {label}
        </Button>
      </form>
    </Dialog>
  );
}
