import { type ApplicationKind, postingLimits } from '@masar/domain';
import { shell, useLocale, useMessages, useOffline } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { CheckField } from '#shared/forms/CheckField';
import { fieldError } from '#shared/forms/form-values';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { useSendOnce } from '#shared/forms/useSendOnce';
import { useUnsavedDraft } from '#shared/forms/useUnsavedDraft';
import { useSession } from '#shared/session/SessionProvider';
import { useToast } from '#shared/toasts/ToastProvider';
import { useApply } from '../applications/applications.mutations';
import { applyMessages } from './apply.messages';
import styles from './ApplyForm.module.css';
import { emptyLetter, letterProblems } from './letter-problems';

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
  const notifyFailure = useFailureNotice();
  const isOffline = useOffline();
  const apply = useApply(kind, postingId);
  const sendOnce = useSendOnce();
  const draft = useUnsavedDraft(`masarDraft:${useSession().user?.id}:${kind}:${postingId}`, emptyLetter);
  const [wasSent, setSent] = useState(false);
  const [attachesCv, setAttachesCv] = useState(false);
  const { message, resumeUrl } = draft.values;
  const found = letterProblems(draft.values);
  const left = postingLimits.coverLetterMaximum - message.length;
  const words =
    kind === 'service'
      ? { label: text.message, hint: text.messageHint, missing: text.messageRequired }
      : { label: text.letter, hint: text.letterHint, missing: text.letterRequired };

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const first = found.message ? 'message' : found.resumeUrl && 'resumeUrl';
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (first) return;
    const letter = { message: message.trim(), resumeUrl: resumeUrl.trim(), attachesCv };
    try {
      const application = await sendOnce(letter, (key) => apply.mutateAsync({ letter, key }));
      if (!application) return;
      draft.accept(emptyLetter);
      toast({ title: text.sent, description: text.sentHint, kind: 'success' });
      onDone();
    } catch (error) {
      notifyFailure(error, { title: text.failed, fallback: text.fallback });
    }
  };

  return (
    <form noValidate className={shell.stack18} onSubmit={(event) => void send(event)}>
      <RestoredDraft {...draft} />
      <TextArea
        label={words.label}
        hint={left < COUNTED_FROM ? text.left(format.number(left)) : words.hint}
        name="message"
        rows={8}
        required
        maxLength={postingLimits.coverLetterMaximum}
        value={message}
        error={wasSent && found.message ? words.missing : fieldError(apply.error, 'coverLetter')}
        onChange={(event) => draft.change({ message: event.target.value })}
      />
      {kind === 'job' && (
        <CheckField
          label={text.attachCv}
          checked={attachesCv}
          onChange={({ target }) => setAttachesCv(target.checked)}
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
          error={wasSent && found.resumeUrl ? text.resumeInvalid : fieldError(apply.error, 'resumeUrl')}
          onChange={(event) => draft.change({ resumeUrl: event.target.value })}
        />
      )}
      {isOffline && <Alert severity="warning">{text.offline}</Alert>}
      <div className={styles.end}>
        <Button type="submit" size="large" loading={apply.isPending}>
          {text.send}
        </Button>
        <p className={styles.kept}>{text.kept}</p>
      </div>
      <p className={styles.safety}>{text.safety}</p>
    </form>
  );
}
