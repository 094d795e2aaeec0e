import { useState } from 'react';
import { Button, EditIcon, useMessages } from '@masar/ui';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import { opportunityDetailMessages } from '../messages/opportunity-detail.messages';
import { useEditOpportunity } from '../opportunities.mutations';
import type { Opportunity } from '../opportunity-answers';
import { OpportunityDialog } from './OpportunityDialog';
import styles from './ManageOpportunity.module.css';

/** Changes an own opportunity, closes it and opens it again (OPP-4). */
export function ManageOpportunity({ opportunity }: { opportunity: Opportunity }) {
  const text = useMessages(opportunityDetailMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const edit = useEditOpportunity(opportunity.id);
  const [isEditing, setEditing] = useState(false);
  const { isActive } = opportunity;
  const toggle = () =>
    edit.mutate(
      { isActive: !isActive },
      {
        onSuccess: () => toast({ title: isActive ? text.closed : text.reopened, kind: 'success' }),
        onError: (error) => notifyFailure(error, { title: text.switchFailed }),
      },
    );
  return (
    <div className={styles.manage}>
      <Button onClick={() => setEditing(true)}>
        <EditIcon size={18} />
        {text.edit}
      </Button>
      <Button variant="secondary" busy={edit.isPending} onClick={toggle}>
        {isActive ? text.close : text.reopen}
      </Button>
      {isEditing && <OpportunityDialog opportunity={opportunity} onClose={() => setEditing(false)} />}
    </div>
  );
}
