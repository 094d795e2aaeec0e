import { communityLimits, type ReportReason, reportReasons } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { TextArea } from '#shared/forms/TextArea';
import { useToast } from '#shared/toasts/ToastProvider';
import type { Post } from '../community-answers';
import { moderationMessages } from '../messages/moderation.messages';
import { useReport } from '../moderation.mutations';
import styles from './PostForm.module.css';

/** Tells the moderators what is wrong with a post (COM-4). */
export function ReportDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const text = useMessages(moderationMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const report = useReport(post);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [wasSent, setSent] = useState(false);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (!reason) event.currentTarget.querySelector('input')?.focus();
    if (!reason || report.isPending) return;
    report.mutate(
      { reason, ...(note.trim() && { note: note.trim() }) },
      {
        onSuccess: () => {
          toast({ title: text.reported, description: text.reportedHint, kind: 'success' });
          onClose();
        },
        onError: (error) => notifyFailure(error, { title: text.reportFailed }),
      },
    );
  };

  return (
    <Dialog title={text.reportTitle} onClose={onClose}>
      <form noValidate className={shell.stack16} onSubmit={send}>
        <p className={styles.intro}>{text.reportIntro}</p>
        <fieldset className={styles.reasons}>
          <legend>{text.reportReason}</legend>
          {reportReasons.map((value) => (
            <label key={value} className={styles.reason}>
              <Radio name="reason" checked={reason === value} onChange={() => setReason(value)} />
              {text[value]}
            </label>
          ))}
          {wasSent && !reason && (
            <p className={styles.problem} role="alert">
              {text.reasonMissing}
            </p>
          )}
        </fieldset>
        <TextArea
          label={text.note}
          rows={3}
          maxLength={communityLimits.reportNoteMaximum}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" className={styles.send} loading={report.isPending}>
          {text.sendReport}
        </Button>
      </form>
    </Dialog>
  );
}
