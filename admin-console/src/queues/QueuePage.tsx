import { buttonClass, Card, Notice, shell, useLocale, useMessages } from '@masar/ui';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { PostWords } from '../posts/PostWords';
import { RecordShow } from '../records/RecordShow';
import { addressOf } from '../records/RecordTable';
import { bodyOf, type Queue, type QueueText } from './queue';
import { queuesMessages } from './queues.messages';
import { ReasonedDecision } from './ReasonedDecision';
import { useDecision } from './useDecision';
import { useNextWaiting } from './useNextWaiting';

interface QueuePageProps<Row extends RaRecord, Text extends QueueText, Verdict extends string> {
  queue: Queue<Row, Text, Verdict>;
}

/** One record that waits: what is known, what was written, the decision and its reason, and the way to the next. */
export function QueuePage<Row extends RaRecord, Text extends QueueText, Verdict extends string>({
  queue,
}: QueuePageProps<Row, Text, Verdict>) {
  const text = useMessages(queue.text);
  const locale = useLocale();
  return (
    <RecordShow<Row>
      back={text.back}
      title={(row) => queue.title(row, text, locale)}
      fields={queue.fields}
      actions={(row) => (
        <>
          {queue.links?.(row, text)}
          <NextLink queue={queue} id={row.id} />
        </>
      )}
    >
      {(row) => <Verdict key={row.id} queue={queue} row={row} />}
    </RecordShow>
  );
}

function NextLink<Row extends RaRecord, Text extends QueueText, Verdict extends string>({
  queue: { resource, waits },
  id,
}: QueuePageProps<Row, Text, Verdict> & { id: RaRecord['id'] }) {
  const text = useMessages(queuesMessages);
  const { format } = useLocale();
  const { nextId, others } = useNextWaiting(resource, waits, id);
  if (nextId === undefined) return null;
  return (
    <Link className={buttonClass({ variant: 'secondary' })} to={addressOf(resource, { id: nextId }, 'show')}>
      {text.next(format.number(others))}
    </Link>
  );
}

/** What was written and what is decided about it; nothing where a record has neither. */
function Verdict<Row extends RaRecord, Text extends QueueText, Verdict extends string>({
  queue,
  row,
}: QueuePageProps<Row, Text, Verdict> & { row: Row }) {
  const { resource, waits } = queue;
  const text = useMessages(queue.text);
  const locale = useLocale();
  const { nextId } = useNextWaiting(resource, waits, row.id);
  const [decide, isDeciding] = useDecision({ resource, record: row, nextId });
  const quote = queue.quote?.(row, text);
  const decision = queue.decision(row, text, locale);
  const outcome = decision ? null : queue.outcome?.(row, text);
  if (!quote && !decision && !outcome) return null;
  return (
    <Card className={shell.stack24}>
      {quote && (
        <PostWords label={quote.label} {...(quote.link && { link: quote.link })}>
          {quote.words}
        </PostWords>
      )}
      {outcome && <Notice>{outcome}</Notice>}
      {decision && (
        <ReasonedDecision
          decision={decision}
          isDeciding={isDeciding}
          onDecide={({ value, done }, reason) => decide(bodyOf(queue, value, reason, row), done)}
        />
      )}
    </Card>
  );
}
