import { type WebhookEvent, webhookEvents } from '@masar/domain';
import { Button, buttonClass, Card, CheckField, Isolated, Notice, TextField, useMessages } from '@masar/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHeading } from '../page/PageHeading';
import { ShownOnce } from '../page/ShownOnce';
import { faultsOf } from '../providers/faults-of';
import { webhookCalls } from './webhook-calls';
import { webhooksMessages } from './webhooks.messages';
import styles from './Webhooks.module.css';

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
          <ShownOnce title={text.secretTitle} warning={text.secretText} secret={data.secret} text={text} />
          <div className={styles.tools}>
            <Link className={buttonClass({ variant: 'secondary' })} to={`/webhooks/${data.id}/show`}>
              <Isolated>{data.name}</Isolated>
            </Link>
          </div>
        </div>
      </>
    );
  }
  const faults = faultsOf(error);
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
