import { useNavigate } from 'react-router-dom';
import { useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { Dialog } from '#shared/dialog/Dialog';
import { serviceFormMessages } from '../messages/service-form.messages';
import type { Service } from '../service-answers';
import { ServiceForm } from './ServiceForm';

interface ServiceDialogProps {
  /** The one to change; left out for a new one. */
  service?: Service;
  onClose: () => void;
}

/** Adds a service or changes one (SVC-1). */
export function ServiceDialog({ service, onClose }: ServiceDialogProps) {
  const text = useMessages(serviceFormMessages);
  const navigate = useNavigate();
  const done = (saved: Service) => {
    onClose();
    // Its page says why it waits for review.
    if (saved.status === 'pending') void navigate(paths.service.href(saved.id));
  };
  return (
    <Dialog title={service ? text.edit : text.add} size="wide" onClose={onClose}>
      <ServiceForm service={service} onDone={done} />
    </Dialog>
  );
}
