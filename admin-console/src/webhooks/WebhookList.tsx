import { Badge, buttonClass, Card, EmptyState, Isolated, PlusIcon, shell, useLocale, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { IntroducedPage } from '../page/IntroducedPage';
import type { Webhook } from './webhook';
import { webhookCalls } from './webhook-calls';
import { webhooksMessages } from './webhooks.messages';
import styles from './Webhooks.module.css';

/** Who outside is told of what; twenty at most (API-5). */
export function WebhookList() {
  const text = useMessages(webhooksMessages);
  const query = useQuery({ queryKey: ['webhooks', 'list'], queryFn: webhookCalls.all });
  const add = (
    <Link className={buttonClass()} to="/webhooks/create">
      <PlusIcon />
      {text.add}
    </Link>
  );
  return (
    <IntroducedPage
      title={text.title}
      intro={text.intro}
      failedTitle={text.failedTitle}
      tools={add}
      rows={3}
      query={query}
    >
      {(webhooks) =>
        webhooks.length === 0 ? (
          <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>
        ) : (
          <ul className={shell.stack16} role="list">
            {webhooks.map((webhook) => (
              <WebhookCard key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )
      }
    </IntroducedPage>
  );
}

function WebhookCard({ webhook: { id, name, url, events, isActive } }: { webhook: Webhook }) {
  const text = useMessages(webhooksMessages);
  const { format } = useLocale();
  return (
    <Card as="li">
      <div className={styles.row}>
        <Link className={styles.name} to={`/webhooks/${id}/show`}>
          <Isolated>{name}</Isolated>
        </Link>
        <Badge tone={isActive ? 'green' : 'neutral'} dot>
          {isActive ? text.active : text.paused}
        </Badge>
      </div>
      <bdi className={styles.url} dir="ltr">
        {url}
      </bdi>
      <p className={styles.note}>{format.list(events.map((event) => text[event]))}</p>
    </Card>
  );
}
