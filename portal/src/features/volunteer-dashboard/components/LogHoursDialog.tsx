import { hoursLimits, typedNumber } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { fieldError } from '#shared/forms/form-values';
import { SelectField } from '#shared/forms/SelectField';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { useToast } from '#shared/toasts/ToastProvider';
import { useLogHours } from '#subjects/volunteering/hours.mutations';
import type { Volunteering } from '#subjects/volunteering/hours.queries';
import { logHoursMessages } from '../messages/log-hours.messages';
import { hoursProblems, today } from '../model/hours-form';
import styles from './LogHoursDialog.module.css';

interface LogHoursDialogProps {
  /** Those under way; at least one. */
  opportunities: readonly Volunteering[];
  /** The application that is chosen at first; empty for the first of them. */
  first: string;
  onClose: () => void;
}

/** Writes down what one gave on a day; the same day again corrects it (DSH-3). */
export function LogHoursDialog({ opportunities, first, onClose }: LogHoursDialogProps) {
  const text = useMessages(logHoursMessages);
  const { language } = useLocale();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const log = useLogHours();
  const [wasSent, setSent] = useState(false);
  const [values, setValues] = useState({
    applicationId: first || (opportunities[0]?.applicationId ?? ''),
    day: today(),
    hours: '',
    note: '',
  });
  const problems = wasSent ? hoursProblems(values) : {};
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const [wrong] = Object.keys(hoursProblems(values));
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    if (wrong || log.isPending) return;
    log.mutate(
      { ...values, hours: typedNumber(values.hours), note: values.note.trim() },
      {
        onSuccess: () => {
          toast({ title: text.sent, description: text.sentHint, kind: 'success' });
          onClose();
        },
        onError: (error) => notifyFailure(error, { title: text.failed }),
      },
    );
  };
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={send}>
        <p className={styles.hint}>{text.hint}</p>
        <SelectField
          {...field('applicationId')}
          label={text.opportunity}
          choices={opportunities.map((one) => [one.applicationId, pickLocalized(one, 'title', language)])}
        />
        <div className={styles.pair}>
          <TextField
            {...field('day')}
            label={text.day}
            type="date"
            dir={undefined}
            max={today()}
            required
            error={problems.day ? text.dayMissing : fieldError(log.error, 'day')}
          />
          <TextField
            {...field('hours')}
            label={text.hours}
            hint={text.hoursHint}
            inputMode="decimal"
            dir="ltr"
            required
            error={problems.hours ? text.hoursWrong : fieldError(log.error, 'hours')}
          />
        </div>
        <TextArea
          {...field('note')}
          label={text.note}
          hint={text.noteHint}
          rows={2}
          maxLength={hoursLimits.noteMaximum}
        />
        <Button type="submit" fullWidth loading={log.isPending}>
          {text.send}
        </Button>
      </form>
    </Dialog>
  );
}
