import { communityLimits, reportReasons } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import { useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useToast } from '#shared/toasts/ToastProvider';
import type { Post } from '../community-answers';
import { moderationMessages } from '../messages/moderation.messages';
import { useReport } from '../moderation.mutations';
import styles from './PostForm.module.css';

/** Tells the moderators what is wrong with a post (COM-4). */
export function ReportDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const text = useMessages(moderationMessages);
  const toast = useToast();
  const report = useReport(post);
  const [chosen, setChosen] = useState('');
  const chosenIn = (value: string) => reportReasons.find((known) => known === value);
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    draft: `report:${post.id}`,
    rules: { reason: (value) => (chosenIn(value) ? undefined : text.reasonMissing), note: asMarked },
    send: ({ reason, note }) => report.mutateAsync({ reason: chosenIn(reason)!, ...(note && { note }) }),
    onSent: () => {
      toast({ title: text.reported, description: text.reportedHint, kind: 'success' });
      onClose();
    },
  });
  const problem = errorOf('reason');

  return (
    <Dialog title={text.reportTitle} onClose={onClose}>
      <form {...form} className={shell.stack16}>
        <RestoredDraft {...draft} />
        <p className={styles.intro}>{text.reportIntro}</p>
        <fieldset className={styles.reasons}>
          <legend>{text.reportReason}</legend>
          {reportReasons.map((value) => (
            <label key={value} className={styles.reason}>
              <Radio
                name="reason"
                value={value}
                checked={chosen === value}
                onChange={() => setChosen(value)}
                slotProps={{ input: { 'aria-invalid': Boolean(problem) } }}
              />
              {text[value]}
            </label>
          ))}
          {problem && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
        </fieldset>
        <TextArea
          label={text.note}
          name="note"
          rows={3}
          maxLength={communityLimits.reportNoteMaximum}
          error={errorOf('note')}
        />
        <FormFailure {...failure} fallback={text.reportFailed} />
        <Button type="submit" className={styles.send} loading={isBusy}>
          {text.sendReport}
        </Button>
      </form>
    </Dialog>
  );
}
