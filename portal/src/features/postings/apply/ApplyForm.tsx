import { type ApplicationKind, postingLimits } from '@masar/domain';
import { shell, useLocale, useMessages, useOffline } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { CheckField } from '#shared/forms/CheckField';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { useCheckedForm, written } from '#shared/forms/useCheckedForm';
import { useHeldValues } from '#shared/forms/useHeldValues';
import { useToast } from '#shared/toasts/ToastProvider';
import { useApply } from '../applications/applications.mutations';
import { applyMessages } from './apply.messages';
import styles from './ApplyForm.module.css';
import { isWebAddress } from './web-address';

const emptyLetter = { message: '', resumeUrl: '', attachesCv: false };

/** So many letters before the end they are counted down. */
const COUNTED_FROM = 300;

interface ApplyFormProps {
  kind: ApplicationKind;
  postingId: string;
  onDone: () => void;
}

/** The letter stays on the device until the server has it; pressed twice it is sent once (OPP-2, REL-3). */
export function ApplyForm({ kind, postingId, onDone }: ApplyFormProps) {
  const text = useMessages(applyMessages);
  const { format } = useLocale();
  const toast = useToast();
  const isOffline = useOffline();
  const apply = useApply(kind, postingId);
  const held = useHeldValues(`${kind}:${postingId}`, emptyLetter);
  const { message, resumeUrl, attachesCv } = held.values;
  const left = postingLimits.coverLetterMaximum - message.length;
  const words =
    kind === 'service'
      ? { label: text.message, hint: text.messageHint, missing: text.messageRequired }
      : { label: text.letter, hint: text.letterHint, missing: text.letterRequired };
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    holds: held,
    rules: {
      coverLetter: written(words.missing),
      resumeUrl: (typed) => (typed === '' || isWebAddress(typed) ? undefined : text.resumeInvalid),
    },
    send: (typed, key) =>
      apply.mutateAsync({ letter: { message: typed.coverLetter, resumeUrl: typed.resumeUrl, attachesCv }, key }),
    onSent: () => {
      held.accept(emptyLetter);
      toast({ title: text.sent, description: text.sentHint, kind: 'success' });
      onDone();
    },
  });

  return (
    <form {...form} className={shell.stack18}>
      <RestoredDraft {...draft} />
      <TextArea
        label={words.label}
        hint={left < COUNTED_FROM ? text.left(format.number(left)) : words.hint}
        name="coverLetter"
        rows={8}
        required
        maxLength={postingLimits.coverLetterMaximum}
        value={message}
        error={errorOf('coverLetter')}
        onChange={(event) => held.change({ message: event.target.value })}
      />
      {kind === 'job' && (
        <CheckField
          label={text.attachCv}
          checked={attachesCv}
          onChange={({ target }) => held.change({ attachesCv: target.checked })}
        />
      )}
      {kind === 'job' && (
        <TextField
          label={text.resume}
          hint={text.resumeHint}
          name="resumeUrl"
          type="url"
          dir="ltr"
          inputMode="url"
          autoComplete="url"
          value={resumeUrl}
          error={errorOf('resumeUrl')}
          onChange={(event) => held.change({ resumeUrl: event.target.value })}
        />
      )}
      {isOffline && <Alert severity="warning">{text.offline}</Alert>}
      <FormFailure {...failure} fallback={text.fallback} />
      <div className={styles.end}>
        <Button type="submit" size="large" loading={isBusy}>
          {text.send}
        </Button>
        <p className={styles.kept}>{text.kept}</p>
      </div>
      <p className={styles.safety}>{text.safety}</p>
    </form>
  );
}
