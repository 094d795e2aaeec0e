import { placeLimits, plainNumber } from '@masar/domain';
import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type SubmitEvent, useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { useToast } from '#shared/toasts/ToastProvider';
import { coursePlacesMessages } from '../../messages/course-places.messages';
import { useGrantPlace } from '../../places.mutations';
import styles from '../Form.module.css';

const empty = { email: '', amount: '', reason: '' };

/** Grants a place to somebody who has not asked, here already or not (PAY-1). */
export function GrantPlaceForm({ courseId }: { courseId: string }) {
  const text = useMessages(coursePlacesMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const grant = useGrantPlace();
  const [values, setValues] = useState(empty);
  const change = (changed: Partial<typeof empty>) => setValues((before) => ({ ...before, ...changed }));
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email, amount, reason } = values;
    grant.mutate(
      {
        courseId,
        email,
        ...(amount && { amountReceived: plainNumber(amount) }),
        ...(reason.trim() && { reason: reason.trim() }),
      },
      {
        onSuccess: () => {
          toast({ title: text.granted, kind: 'success' });
          setValues(empty);
        },
        onError: (error) => notifyFailure(error, { title: text.grantFailed }),
      },
    );
  };
  return (
    <Card component="section" className={styles.section} aria-labelledby="grant-place">
      <h2 id="grant-place">{text.grantTitle}</h2>
      <p className={styles.hint}>{text.grantHint}</p>
      <form className={styles.fields} onSubmit={send}>
        <div className={styles.pair}>
          <TextField
            label={text.email}
            type="email"
            dir="ltr"
            required
            maxLength={254}
            value={values.email}
            onChange={(event) => change({ email: event.currentTarget.value })}
          />
          <TextField
            label={text.amount}
            hint={text.amountHint}
            inputMode="decimal"
            dir="ltr"
            value={values.amount}
            onChange={(event) => change({ amount: event.currentTarget.value })}
          />
        </div>
        <TextArea
          label={text.word}
          rows={2}
          maxLength={placeLimits.reasonMaximum}
          value={values.reason}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
        <div className={styles.actions}>
          <Button type="submit" loading={grant.isPending}>
            {text.grantSend}
          </Button>
        </div>
      </form>
    </Card>
  );
}
