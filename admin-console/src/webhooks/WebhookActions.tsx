import { Button, buttonClass, shell, useMessages } from '@masar/ui';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { useWebhookAction } from './useWebhookAction';
import type { Webhook } from './webhook';
import { webhookCalls } from './webhook-calls';
import { webhooksMessages } from './webhooks.messages';
import styles from './Webhooks.module.css';

interface WebhookActionsProps {
  webhook: Webhook;
  onSecret: (secret: string) => void;
}

/** Pausing, trying, a new secret, deleting; what the receiver would feel is asked before. */
export function WebhookActions({ webhook: { id, isActive }, onSecret }: WebhookActionsProps) {
  const text = useMessages(webhooksMessages);
  const navigate = useNavigate();
  const notify = useNotify();
  const [asked, setAsked] = useState<'secret' | 'remove' | null>(null);
  const toggle = useWebhookAction(() => webhookCalls.change(id, { isActive: !isActive }), text.changed);
  const ping = useWebhookAction(() => webhookCalls.ping(id), text.pinged);
  const renew = useWebhookAction(
    () => webhookCalls.renewSecret(id),
    ({ secret }) => onSecret(secret),
  );
  const remove = useWebhookAction(
    () => webhookCalls.remove(id),
    () => {
      notify(text.removed, { type: 'success' });
      void navigate('/webhooks');
    },
  );
  const filter = encodeURIComponent(JSON.stringify({ resource: 'webhooks', resourceId: id }));
  const confirm = () => {
    if (asked === 'secret') renew.mutate();
    else remove.mutate();
    setAsked(null);
  };
  return (
    <div className={`${shell.line12} ${styles.actions}`}>
      <Button busy={ping.isPending} disabled={!isActive} onClick={() => ping.mutate()}>
        {text.ping}
      </Button>
      <Button variant="secondary" busy={toggle.isPending} onClick={() => toggle.mutate()}>
        {isActive ? text.pause : text.resume}
      </Button>
      <Button variant="secondary" busy={renew.isPending} onClick={() => setAsked('secret')}>
        {text.newSecret}
      </Button>
      <Button variant="danger" busy={remove.isPending} onClick={() => setAsked('remove')}>
        {text.remove}
      </Button>
      <Link className={buttonClass({ variant: 'quiet' })} to={`/audit-log?filter=${filter}`}>
        {text.history}
      </Link>
      <Confirm
        isOpen={asked !== null}
        title={asked === 'secret' ? text.newSecret : text.remove}
        content={asked === 'secret' ? text.newSecretText : text.removeText}
        confirm={asked === 'secret' ? text.newSecret : text.remove}
        cancel={text.cancel}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
