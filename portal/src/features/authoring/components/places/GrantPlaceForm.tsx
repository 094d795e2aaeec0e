import { placeLimits, plainNumber } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { useAccountRules } from '#shared/forms/useAccountRules';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useToast } from '#shared/toasts/ToastProvider';
import { coursePlacesMessages } from '../../messages/course-places.messages';
import { useGrantPlace } from '../../places.mutations';
import styles from '../Form.module.css';

/** Grants a place to somebody who has not asked, here already or not (PAY-1). */
export function GrantPlaceForm({ courseId }: { courseId: string }) {
  const text = useMessages(coursePlacesMessages);
  const toast = useToast();
  const grant = useGrantPlace();
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    draft: `grant-place:${courseId}`,
    rules: { email: useAccountRules().email, amountReceived: asMarked, reason: asMarked },
    send: ({ email, amountReceived, reason }) =>
      grant.mutateAsync({
        courseId,
        email,
        ...(amountReceived && { amountReceived: plainNumber(amountReceived) }),
        ...(reason && { reason }),
      }),
    onSent: () => toast({ title: text.granted, kind: 'success' }),
    isRepeated: true,
  });
  return (
    <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="grant-place">
      <h2 id="grant-place">{text.grantTitle}</h2>
      <p className={styles.hint}>{text.grantHint}</p>
      <form {...form} className={shell.stack16}>
        <RestoredDraft {...draft} />
        <div className={styles.pair}>
          <TextField
            label={text.email}
            type="email"
            dir="ltr"
            required
            maxLength={254}
            name="email"
            error={errorOf('email')}
          />
          <TextField
            label={text.amount}
            hint={text.amountHint}
            inputMode="decimal"
            dir="ltr"
            name="amountReceived"
            error={errorOf('amountReceived')}
          />
        </div>
        <TextArea
          label={text.word}
          rows={2}
          maxLength={placeLimits.reasonMaximum}
          name="reason"
          error={errorOf('reason')}
        />
        <FormFailure {...failure} fallback={text.grantFailed} />
        <div className={styles.actions}>
          <Button type="submit" loading={isBusy}>
            {text.grantSend}
          </Button>
        </div>
      </form>
    </Card>
  );
}
