import { type CertificateReviewDecision, certificateReviewLimits } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useToast } from '#shared/toasts/ToastProvider';
import { type CertificateReview, useDecideReview } from '../certificate-reviews.queries';
import { certificateReviewsMessages } from '../messages/certificate-reviews.messages';
import { LearnersWork } from './LearnersWork';

/** The learner's work, and below it the decision: approve, or send back with what is missing (CRT-11). */
export function DecideReviewDialog({ review, onClose }: { review: CertificateReview; onClose: () => void }) {
  const text = useMessages(certificateReviewsMessages);
  const { language } = useLocale();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const decide = useDecideReview(review.id);
  const done = (decision: CertificateReviewDecision) => {
    toast({ title: decision === 'approved' ? text.approved : text.sentBack, kind: 'success' });
    onClose();
  };
  const { form, draft, failure, errorOf } = useCheckedForm({
    draft: `certificate-review-decision:${review.id}`,
    rules: { reason: asMarked },
    send: ({ reason }) => decide.mutateAsync({ decision: 'sent_back', reason }),
    onSent: () => done('sent_back'),
  });
  const approve = () =>
    decide.mutate(
      { decision: 'approved' },
      {
        onSuccess: () => {
          draft.discard();
          done('approved');
        },
        onError: (error) => notifyFailure(error, { title: text.decideFailed }),
      },
    );
  return (
    <Dialog size="wide" title={text.dialog(pickLocalized(review, 'holderName', language))} onClose={onClose}>
      <div className={shell.stack16}>
        <LearnersWork reviewId={review.id} />
        <Button fullWidth loading={decide.isPending} onClick={approve}>
          {text.approve}
        </Button>
        <form {...form} className={shell.stack16}>
          <RestoredDraft {...draft} />
          <TextArea
            label={text.reason}
            hint={text.reasonHint}
            rows={3}
            required
            minLength={certificateReviewLimits.reasonMinimum}
            maxLength={certificateReviewLimits.reasonMaximum}
            name="reason"
            error={errorOf('reason')}
          />
          <FormFailure {...failure} fallback={text.decideFailed} />
          <Button type="submit" fullWidth variant="outlined" loading={decide.isPending}>
            {text.sendBack}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
