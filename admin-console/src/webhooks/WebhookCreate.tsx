import { type WebhookEvent, webhookEvents } from '@masar/domain';
import { buttonClass, Isolated, shell, TextField, useMessages } from '@masar/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CheckGroup } from '../page/CheckGroup';
import { SecretCreate } from '../page/SecretCreate';
import { webhookCalls } from './webhook-calls';
import { webhooksMessages } from './webhooks.messages';
import styles from './Webhooks.module.css';

/** A new address; its secret is shown once it is added. */
export function WebhookCreate() {
  const text = useMessages(webhooksMessages);
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>([...webhookEvents]);
  return (
    <SecretCreate
      title={text.addTitle}
      list="webhooks"
      text={{ ...text, create: text.save }}
      create={() => webhookCalls.add({ name: name.trim(), url: url.trim(), events })}
      ready={{ title: text.secretTitle, warning: text.secretText, secretOf: ({ secret }) => secret }}
      after={(added) => (
        <div className={`${shell.line12} ${styles.tools}`}>
          <Link className={buttonClass({ variant: 'secondary' })} to={`/webhooks/${added.id}/show`}>
            <Isolated>{added.name}</Isolated>
          </Link>
        </div>
      )}
    >
      {(faults) => (
        <>
          <TextField
            label={text.name}
            required
            maxLength={80}
            dir="auto"
            value={name}
            error={faults['name']}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label={text.url}
            required
            type="url"
            dir="ltr"
            value={url}
            error={faults['url']}
            onChange={({ target }) => setUrl(target.value)}
          />
          <CheckGroup
            legend={text.events}
            choices={webhookEvents}
            labels={text}
            chosen={events}
            error={faults['events']}
            onChange={setEvents}
          />
        </>
      )}
    </SecretCreate>
  );
}
