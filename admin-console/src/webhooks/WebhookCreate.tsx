import { useState, type FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { HttpError } from 'react-admin';
import { webhookEvents, type WebhookEvent } from '@masar/domain';
import { Button, buttonClass, Card, CheckField, Isolated, Notice, TextField, useMessages } from '@masar/ui';
import { PageHeading } from '../app/PageHeading';
import { SecretOnce } from './SecretOnce';
import { webhookCalls } from './webhook-calls';
import styles from './Webhooks.module.css';
import { webhooksMessages } from './webhooks.messages';

/** A new address; its secret is shown once it is added. */
export function WebhookCreate() {
  const text = useMessages(webhooksMessages);
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>([...webhookEvents]);
  const client = useQueryClient();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => webhookCalls.add({ name: name.trim(), url: url.trim(), events }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['webhooks'] }),
  });
  const heading = <PageHeading title={text.addTitle} before={<Link to="/webhooks">{text.back}</Link>} />;
  if (data) {
    return (
      <>
        {heading}
        <div className={styles.page}>
          <SecretOnce secret={data.secret} />
          <div className={styles.tools}>
            <Link className={buttonClass({ variant: 'secondary' })} to={`/webhooks/${data.id}/show`}>
              <Isolated>{data.name}</Isolated>
            </Link>
          </div>
        </div>
      </>
    );
  }
  const faults = error instanceof HttpError ? ((error.body as { errors?: Record<string, string> }).errors ?? {}) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <>
      {heading}
      <Card>
        <form className={styles.fields} noValidate onSubmit={submit}>
          {error && Object.keys(faults).length === 0 && <Notice kind="danger">{error.message}</Notice>}
          <TextField
            label={text.name}
            required
            maxLength={80}
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
          <fieldset>
            <legend>{text.events}</legend>
            {webhookEvents.map((event) => (
              <CheckField
                key={event}
                label={text[event]}
                checked={events.includes(event)}
                error={event === webhookEvents[0] ? faults['events'] : undefined}
                onChange={({ target }) =>
                  setEvents(target.checked ? [...events, event] : events.filter((one) => one !== event))
                }
              />
            ))}
          </fieldset>
          <div>
            <Button type="submit" busy={isPending}>
              {text.save}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
