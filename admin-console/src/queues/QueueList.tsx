import type { RaRecord } from 'react-admin';
import { useMessages } from '@masar/ui';
import { RecordList } from '../records/RecordList';
import { oldestFirst } from './oldest-first';
import type { Queue, QueueText } from './queue';
import { StatusFilter } from './StatusFilter';

interface QueueListProps<Row extends RaRecord, Text extends QueueText, Verdict extends string> {
  queue: Queue<Row, Text, Verdict>;
}

/** What waits, and of that what has waited longest, first; a row opens the page on which it is decided. */
export function QueueList<Row extends RaRecord, Text extends QueueText, Verdict extends string>({
  queue: { text, fields, waits, statuses, bulk, hasExport = false },
}: QueueListProps<Row, Text, Verdict>) {
  const words = useMessages(text);
  return (
    <RecordList<Row>
      title={words.title}
      fields={fields}
      sort={oldestFirst}
      filterDefaults={waits}
      empty={words}
      hasExport={hasExport}
      {...(words.search !== undefined && { search: words.search })}
      {...(statuses && { statuses: <StatusFilter statuses={statuses} /> })}
      {...(bulk && { bulk: bulk(words) })}
    />
  );
}
