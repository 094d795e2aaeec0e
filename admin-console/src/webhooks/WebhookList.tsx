import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import {
  Badge,
  buttonClass,
  Card,
  EmptyState,
  ErrorState,
  Isolated,
  PlusIcon,
  RowsSkeleton,
  useLocale,
  useMessages,
} from '@masar/ui';
import { PageHeading } from '../app/PageHeading';
import { webhookCalls } from './webhook-calls';
import styles from './Webhooks.module.css';
import { webhooksMessages } from './webhooks.messages';

/** Who outside is told of what; twenty at most (API-5). */
export function WebhookList() {
  const text = useMessages(webhooksMessages);
  return (
    <>
      <PageHeading title={text.title} />
      <p className={styles.intro}>{text.intro}</p>
      <div className={styles.tools}>
        <Link className={buttonClass()} to="/webhooks/create">
          <PlusIcon />
          {text.add}
        </Link>
      </div>
      <Webhooks />
    </>
  );
}

function Webhooks() {
  const text = useMessages(webhooksMessages);
  const { language } = useLocale();
  const { data, error, refetch } = useQuery({ queryKey: ['webhooks', 'list'], queryFn: webhookCalls.all });
  if (error) {
    return (
      <ErrorState title={text.failedTitle} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <RowsSkeleton rows={3} />;
  if (data.length === 0) return <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>;
  return (
    <ul className={styles.list} role="list">
      {data.map(({ id, name, url, events, isActive }) => (
        <Card as="li" key={id}>
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
          <p className={styles.note}>{events.map((event) => text[event]).join(language === 'ar' ? '، ' : ', ')}</p>
        </Card>
      ))}
    </ul>
  );
}
