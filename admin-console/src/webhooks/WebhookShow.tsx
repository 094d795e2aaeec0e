import { Badge, Card, ErrorState, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PageHeading } from '../page/PageHeading';
import { SecretCard } from '../page/SecretCard';
import { Facts } from '../records/Facts';
import { DeliveryLog } from './DeliveryLog';
import { webhookCalls } from './webhook-calls';
import { WebhookActions } from './WebhookActions';
import { webhooksMessages } from './webhooks.messages';
import styles from './Webhooks.module.css';

export function WebhookShow() {
  const text = useMessages(webhooksMessages);
  const { format } = useLocale();
  const { id = '' } = useParams();
  const [secret, setSecret] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({ queryKey: ['webhooks', id], queryFn: () => webhookCalls.one(id) });
  if (error) {
    return (
      <ErrorState title={text.failedTitle} headingLevel={1} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <RowsSkeleton rows={4} />;
  return (
    <>
      <PageHeading title={data.name} before={<Link to="/webhooks">{text.back}</Link>} />
      <div className={`${shell.stack16} ${styles.page}`}>
        {secret && <SecretCard title={text.secretTitle} warning={text.secretText} secret={secret} text={text} />}
        <Card className={`${shell.stack16} ${styles.card}`}>
          <Facts facts={[[text.url, <bdi dir="ltr">{data.url}</bdi>]]} />
          <Facts
            facts={[
              [
                text.state,
                <Badge tone={data.isActive ? 'green' : 'neutral'} dot>
                  {data.isActive ? text.active : text.paused}
                </Badge>,
              ],
              [text.events, data.events.map((event) => text[event]).join('\n')],
              [text.createdAt, format.dateTime(data.createdAt)],
            ]}
          />
          <WebhookActions webhook={data} onSecret={setSecret} />
        </Card>
        <DeliveryLog webhookId={id} />
      </div>
    </>
  );
}
