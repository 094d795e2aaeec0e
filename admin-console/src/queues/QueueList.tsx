import { useMessages } from '@masar/ui';
import type { RaRecord } from 'react-admin';
import { RecordList } from '../records/RecordList';
import { oldestFirst } from './oldest-first';
import type { Queue, QueueText } from './queue';
import { RowDecision } from './RowDecision';
import { StatusFilter } from './StatusFilter';

interface QueueListProps<Row extends RaRecord, Text extends QueueText, Verdict extends string> {
  queue: Queue<Row, Text, Verdict>;
}

/** What waits, and of that what has waited longest, first; a row opens the page on which it is decided, and what takes no reason is decided in the row. */
export function QueueList<Row extends RaRecord, Text extends QueueText, Verdict extends string>({
  queue,
}: QueueListProps<Row, Text, Verdict>) {
  const { text, fields, waits, statuses, bulk } = queue;
  const words = useMessages(text);
  return (
    <RecordList<Row>
      title={words.title}
      fields={fields}
      sort={oldestFirst}
      filterDefaults={waits}
      empty={words}
      decision={(row) => <RowDecision queue={queue} row={row} />}
      {...(words.search !== undefined && { search: words.search })}
      {...(statuses && { statuses: <StatusFilter statuses={statuses} /> })}
      {...(bulk && { bulk: bulk(words) })}
    />
  );
}
