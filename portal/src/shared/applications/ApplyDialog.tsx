import { isolated, pickLocalized } from '@masar/i18n';
import type { ApplicationKind } from '@masar/domain';
import { useLocale, useMessages } from '@masar/ui';
import { Dialog } from '#shared/dialog/Dialog';
import type { Posting } from './application-answers';
import { applyMessages } from './apply.messages';
import { ApplyForm } from './ApplyForm';

interface ApplyDialogProps {
  kind: ApplicationKind;
  posting: Pick<Posting, 'id' | 'titleAr' | 'titleEn'>;
  onClose: () => void;
}

/** Cover letter, for jobs with a link to a CV, or what is needed of a service (OPP-2, JOB-1, SVC-2). */
export function ApplyDialog({ kind, posting, onClose }: ApplyDialogProps) {
  const text = useMessages(applyMessages);
  const { language } = useLocale();
  // The title may run the other way than the sentence around it.
  const title = isolated(pickLocalized(posting, 'title', language), language);
  return (
    <Dialog title={kind === 'service' ? text.requestOf(title) : text.applyTo(title)} size="wide" onClose={onClose}>
      <ApplyForm kind={kind} postingId={posting.id} onDone={onClose} />
    </Dialog>
  );
}
