import { deliveryStatuses } from '@masar/domain';
import {
  Badge,
  Button,
  Card,
  ChipGroup,
  EmptyState,
  ErrorState,
  RowsSkeleton,
  shell,
  useLocale,
  useMessages,
} from '@masar/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWebhookAction } from './useWebhookAction';
import { type Delivery, toneOfDelivery } from './webhook';
import { webhookCalls } from './webhook-calls';
import { webhooksMessages } from './webhooks.messages';
import styles from './Webhooks.module.css';

const choices = ['all', ...deliveryStatuses] as const;
const page = 20;
const MOST = 100;

/** What a webhook was told and how it went, the latest first; followed while something waits (API-5). */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const text = useMessages(webhooksMessages);
  const [status, setStatus] = useState<(typeof choices)[number]>('all');
  const [limit, setLimit] = useState(page);
  const { data, error, refetch } = useQuery({
    queryKey: ['webhooks', webhookId, 'deliveries', status, limit],
    queryFn: () => webhookCalls.deliveries(webhookId, status, limit),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.some((one) => one.status === 'waiting') ? 5000 : false),
  });
  return (
    <Card as="section" className={`${shell.stack16} ${styles.log}`}>
      <h2>{text.log}</h2>
      <p className={styles.note}>{text.logText}</p>
      <ChipGroup
        label={text.filter}
        options={choices.map((value) => ({ value, label: text[value] }))}
        value={status}
        onChange={setStatus}
      />
      {error && (
        <ErrorState title={text.failedTitle} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <RowsSkeleton rows={3} />}
      {data?.length === 0 && <EmptyState title={text.emptyLogTitle}>{text.emptyLogText}</EmptyState>}
      {data?.map((delivery) => (
        <DeliveryRow key={delivery.id} webhookId={webhookId} delivery={delivery} />
      ))}
      {data?.length === limit && limit < MOST && (
        <Button variant="secondary" onClick={() => setLimit(Math.min(MOST, limit + 40))}>
          {text.more}
        </Button>
      )}
    </Card>
  );
}

function DeliveryRow({ webhookId, delivery }: { webhookId: string; delivery: Delivery }) {
  const text = useMessages(webhooksMessages);
  const { format } = useLocale();
  const { id, event, status, attempts, answeredStatus, failure, nextAttemptAt, createdAt } = delivery;
  const again = useWebhookAction(() => webhookCalls.sendAgain(webhookId, id), text.sentAgain);
  const answer = answeredStatus ?? failure;
  return (
    <div className={styles.delivery}>
      <strong>{text[event]}</strong>
      <Badge tone={toneOfDelivery[status]} dot>
        {text[status]}
      </Badge>
      <span className={styles.note}>
        {format.dateTime(createdAt)} · {text.attempts}: {format.number(attempts)}
        {answer !== null && (
          <>
            {' · '}
            {text.answer}: <bdi dir="ltr">{answer}</bdi>
          </>
        )}
        {status === 'waiting' && nextAttemptAt && ` · ${text.nextAttempt(format.relative(nextAttemptAt))}`}
      </span>
      {status !== 'waiting' && (
        <Button variant="quiet" busy={again.isPending} onClick={() => again.mutate()}>
          {text.again}
        </Button>
      )}
    </div>
  );
}
