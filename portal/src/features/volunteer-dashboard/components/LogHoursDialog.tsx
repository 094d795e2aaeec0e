import { hoursLimits, typedNumber } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Dialog } from '#shared/dialog/Dialog';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { SelectField } from '#shared/forms/SelectField';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
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
  const log = useLogHours();
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    draft: `hours-of:${first}`,
    rules: {
      applicationId: asMarked,
      day: (day) => (hoursProblems({ day, hours: '1' }).day ? text.dayMissing : undefined),
      hours: (hours) => (hoursProblems({ day: today(), hours }).hours ? text.hoursWrong : undefined),
      note: asMarked,
    },
    send: (values) => log.mutateAsync({ ...values, hours: typedNumber(values.hours) }),
    onSent: () => {
      toast({ title: text.sent, description: text.sentHint, kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form {...form} className={shell.stack16}>
        <RestoredDraft {...draft} />
        <p className={styles.hint}>{text.hint}</p>
        <SelectField
          name="applicationId"
          defaultValue={first || opportunities[0]?.applicationId}
          error={errorOf('applicationId')}
          label={text.opportunity}
          choices={opportunities.map((one) => [one.applicationId, pickLocalized(one, 'title', language)])}
        />
        <div className={styles.pair}>
          <TextField
            name="day"
            defaultValue={today()}
            label={text.day}
            type="date"
            dir={undefined}
            max={today()}
            required
            error={errorOf('day')}
          />
          <TextField
            name="hours"
            label={text.hours}
            hint={text.hoursHint}
            inputMode="decimal"
            dir="ltr"
            required
            error={errorOf('hours')}
          />
        </div>
        <TextArea
          name="note"
          error={errorOf('note')}
          label={text.note}
          hint={text.noteHint}
          rows={2}
          maxLength={hoursLimits.noteMaximum}
        />
        <FormFailure {...failure} fallback={text.failed} />
        <Button type="submit" fullWidth loading={isBusy}>
          {text.send}
        </Button>
      </form>
    </Dialog>
  );
}
