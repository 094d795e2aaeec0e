import type { RaRecord } from 'react-admin';
import type { Queue, QueueText } from './queue';
import { QueueList } from './QueueList';
import { QueuePage } from './QueuePage';

/** The screens of a queue, out of what it declares. */
export const queueResource = <Row extends RaRecord, Text extends QueueText, Verdict extends string>(
  queue: Queue<Row, Text, Verdict>,
) => ({
  list: () => <QueueList queue={queue} />,
  show: () => <QueuePage queue={queue} />,
  icon: queue.icon,
  options: { fields: queue.fields },
});
