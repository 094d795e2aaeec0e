import { type CertificateCorrectionDecision, certificateCorrectionLimits } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useToast } from '#shared/toasts/ToastProvider';
import { type CertificateCorrection, useDecideCorrection } from '../certificate-corrections.queries';
import { certificateCorrectionsMessages } from '../messages/certificate-corrections.messages';
import { NamesCompared } from './NamesCompared';

interface DecideCorrectionDialogProps {
  correction: CertificateCorrection;
  onClose: () => void;
}

/** A replacement with the wished name, or a reason why it stays (CRT-12). */
export function DecideCorrectionDialog({ correction, onClose }: DecideCorrectionDialogProps) {
  const text = useMessages(certificateCorrectionsMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const decide = useDecideCorrection(correction.id);
  const done = (decision: CertificateCorrectionDecision) => {
    toast({ title: decision === 'made' ? text.made : text.declined, kind: 'success' });
    onClose();
  };
  const { form, draft, failure, errorOf } = useCheckedForm({
    draft: `certificate-correction-decision:${correction.id}`,
    rules: { reason: asMarked },
    send: ({ reason }) => decide.mutateAsync({ decision: 'declined', reason }),
    onSent: () => done('declined'),
  });
  const make = () =>
    decide.mutate(
      { decision: 'made' },
      {
        onSuccess: () => {
          draft.discard();
          done('made');
        },
        onError: (error) => notifyFailure(error, { title: text.decideFailed }),
      },
    );
  return (
    <Dialog title={text.dialog} onClose={onClose}>
      <div className={shell.stack16}>
        <div>
          <NamesCompared correction={correction} />
        </div>
        <Button fullWidth loading={decide.isPending} onClick={make}>
          {text.make}
        </Button>
        <form {...form} className={shell.stack16}>
          <RestoredDraft {...draft} />
          <TextArea
            label={text.reason}
            hint={text.reasonHint}
            rows={3}
            required
            minLength={certificateCorrectionLimits.reasonMinimum}
            maxLength={certificateCorrectionLimits.reasonMaximum}
            name="reason"
            error={errorOf('reason')}
          />
          <FormFailure {...failure} fallback={text.decideFailed} />
          <Button type="submit" fullWidth variant="outlined" loading={decide.isPending}>
            {text.decline}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
