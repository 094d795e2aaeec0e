import { useState } from 'react';
import { Button, EditIcon, useMessages } from '@masar/ui';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import { serviceDetailMessages } from '../messages/service-detail.messages';
import type { Service } from '../service-answers';
import { useEditService } from '../services.mutations';
import { ServiceDialog } from './ServiceDialog';
import styles from './ManageService.module.css';

/** Changes an own service, pauses it and offers it again. */
export function ManageService({ service }: { service: Service }) {
  const text = useMessages(serviceDetailMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const edit = useEditService(service.id);
  const [isEditing, setEditing] = useState(false);
  const { isActive } = service;
  const toggle = () =>
    edit.mutate(
      { isActive: !isActive },
      {
        onSuccess: () => toast({ title: isActive ? text.paused : text.resumed, kind: 'success' }),
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
        {isActive ? text.pause : text.resume}
      </Button>
      {isEditing && <ServiceDialog service={service} onClose={() => setEditing(false)} />}
    </div>
  );
}
