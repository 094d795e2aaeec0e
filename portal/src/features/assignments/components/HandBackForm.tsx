import { assignmentLimits } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Fold } from '#shared/fold/Fold';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useToast } from '#shared/toasts/ToastProvider';
import { useHandBack } from '../assignments.mutations';
import type { WorkOfLearner } from '../assignments.queries';
import { markingMessages } from '../messages/marking.messages';

/** Hands work back with what is missing, for another round (ASG-2). */
export function HandBackForm({ work, onDone }: { work: WorkOfLearner; onDone: () => void }) {
  const text = useMessages(markingMessages);
  const toast = useToast();
  const handBack = useHandBack(work.id);
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    draft: `hand-back:${work.id}`,
    rules: { reason: asMarked },
    send: ({ reason }) => handBack.mutateAsync({ version: work.version, reason }),
    onSent: () => {
      toast({ title: text.handedBack, kind: 'success' });
      onDone();
    },
  });
  return (
    <Fold title={text.handBack}>
      <form {...form} className={shell.stack12}>
        <RestoredDraft {...draft} />
        <TextArea
          label={text.handBackReason}
          rows={3}
          required
          maxLength={assignmentLimits.commentMaximum}
          name="reason"
          error={errorOf('reason')}
        />
        <FormFailure {...failure} fallback={text.handBackFailed} />
        <div className={shell.row12}>
          <Button type="submit" variant="outlined" loading={isBusy}>
            {text.handBack}
          </Button>
        </div>
      </form>
    </Fold>
  );
}
