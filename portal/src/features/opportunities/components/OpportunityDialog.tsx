import { useNavigate } from 'react-router-dom';
import { useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { Dialog } from '#shared/dialog/Dialog';
import { opportunityFormMessages } from '../messages/opportunity-form.messages';
import type { Opportunity } from '../opportunity-answers';
import { OpportunityForm } from './OpportunityForm';

interface OpportunityDialogProps {
  /** The one to change; left out for a new one. */
  opportunity?: Opportunity;
  onClose: () => void;
}

/** Adds an opportunity or changes one (OPP-1). */
export function OpportunityDialog({ opportunity, onClose }: OpportunityDialogProps) {
  const text = useMessages(opportunityFormMessages);
  const navigate = useNavigate();
  const done = (saved: Opportunity) => {
    onClose();
    // Its page says why it waits for review.
    if (saved.status === 'pending') void navigate(paths.opportunity.href(saved.id));
  };
  return (
    <Dialog title={opportunity ? text.edit : text.add} size="wide" onClose={onClose}>
      <OpportunityForm opportunity={opportunity} onDone={done} />
    </Dialog>
  );
}
