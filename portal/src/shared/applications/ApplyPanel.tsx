import { useState } from 'react';
import { isFinal, type ApplicationKind } from '@masar/domain';
import { Button, Notice, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import type { OwnApplication, Posting } from './application-answers';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';
import { ApplyDialog } from './ApplyDialog';
import { applyMessages } from './apply.messages';
import { postingMessages } from './posting.messages';
import styles from './ApplyPanel.module.css';

interface ApplyPanelProps {
  kind: ApplicationKind;
  posting: Posting;
  /** The reader's own application to it, null while there is none. */
  own: OwnApplication | null;
}

/** The primary action of a posting's page: apply, follow one's application, or read why it is closed (OPP-2, OPP-4). */
export function ApplyPanel({ kind, posting, own }: ApplyPanelProps) {
  const text = useMessages(applyMessages);
  const postingText = useMessages(postingMessages);
  const [isApplying, setApplying] = useState(false);
  const { closedReason } = posting;
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
        <Button size="large" wide onClick={() => setApplying(true)}>
          {isService ? (own ? text.requestAgain : text.request) : text.apply}
        </Button>
      )}
      {closed && (
        <Notice kind="warning">{postingText[isService && closedReason === 'closed' ? 'paused' : closedReason]}</Notice>
      )}
      {isApplying && <ApplyDialog kind={kind} posting={posting} onClose={() => setApplying(false)} />}
    </div>
  );
}
