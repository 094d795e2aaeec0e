import { type ApplicationKind, isFinal } from '@masar/domain';
import { isolated, pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { ApplicationStatusBadge } from '../applications/ApplicationStatusBadge';
import type { Posting } from '../posting';
import { postingMessages } from '../posting.messages';
import { applyMessages } from './apply.messages';
import { ApplyForm } from './ApplyForm';
import styles from './ApplyPanel.module.css';

interface ApplyPanelProps {
  kind: ApplicationKind;
  posting: Posting;
}

/** The primary action of a posting's page: apply, follow one's application, or read why it is closed (OPP-2, OPP-4). */
export function ApplyPanel({ kind, posting }: ApplyPanelProps) {
  const text = useMessages(applyMessages);
  const postingText = useMessages(postingMessages);
  const [isApplying, setApplying] = useState(false);
  const { closedReason, myApplication: own } = posting;
  const isService = kind === 'service';
  const isOpen = closedReason === null && !posting.canManage;
  // A service can be asked for again; an opportunity or a job takes one application of each person.
  const mayApply = isOpen && (!own || (isService && isFinal({ kind, status: own.status })));
  const closed = closedReason && !own && !posting.canManage;
  return (
    <div className={styles.panel}>
      {own && (
        <div className={styles.own}>
          <p>
            <strong>{isService ? text.requested : text.applied}</strong>
            <ApplicationStatusBadge status={own.status} />
          </p>
          <ButtonLink to={paths.application.href(own.id)} variant={mayApply ? 'secondary' : 'primary'} wide>
            {text.follow}
          </ButtonLink>
        </div>
      )}
      {mayApply && (
        <Button size="large" fullWidth onClick={() => setApplying(true)}>
          {isService ? (own ? text.requestAgain : text.request) : text.apply}
        </Button>
      )}
      {closed && (
        <Alert severity="warning">
          {postingText[isService && closedReason === 'closed' ? 'paused' : closedReason]}
        </Alert>
      )}
      {isApplying && <ApplyDialog kind={kind} posting={posting} onClose={() => setApplying(false)} />}
    </div>
  );
}

/** Cover letter, for jobs with a link to a CV, or what is needed of a service (OPP-2, JOB-1, SVC-2). */
export function ApplyDialog({ kind, posting, onClose }: ApplyPanelProps & { onClose: () => void }) {
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
