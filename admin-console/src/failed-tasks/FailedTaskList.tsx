import { BulkDeleteWithConfirmButton } from 'react-admin';
import { Badge, useLocale, useMessages, Isolated } from '@masar/ui';
import { BulkChange } from '../records/BulkChange';
import type { RecordColumn } from '../records/column';
import { ChoiceFilter, DaysFilter } from '../records/filters';
import { RecordList } from '../records/RecordList';
import type { FailedTask } from './failed-task';
import { FailedTaskActions } from './FailedTaskActions';
import { failedTasksMessages, taskKindMessages } from './failed-tasks.messages';
import styles from './FailedTasks.module.css';
import { TaskKind } from './TaskKind';

/** Background work that was given up, to be tried again or discarded (REL-4). */
export function FailedTaskList() {
  const text = useMessages(failedTasksMessages);
  const kinds = useMessages(taskKindMessages);
  const { format } = useLocale();
  const columns: RecordColumn<FailedTask>[] = [
    { field: 'kind', label: text.kind, render: ({ kind }) => <TaskKind kind={kind} />, isSortable: true },
    {
      field: 'failure',
      label: text.failure,
      render: ({ failure }) => <Isolated className={styles.failure}>{failure ?? text.noFailure}</Isolated>,
    },
    {
      field: 'status',
      label: text.status,
      render: ({ status }) => <Badge tone={status === 'failed' ? 'red' : 'blue'}>{text[status]}</Badge>,
    },
    { field: 'attempts', label: text.attempts, render: ({ attempts }) => format.number(attempts) },
    {
      field: 'failedAt',
      label: text.failedAt,
      render: ({ failedAt }) => failedAt && format.dateTime(failedAt),
      isSortable: true,
    },
    { field: 'createdAt', label: text.createdAt, isOnlyExported: true },
    { field: 'id', label: text.actions, render: (task) => <FailedTaskActions task={task} />, csv: ({ id }) => id },
  ];
  return (
    <RecordList
      title={text.title}
      intro={text.intro}
      columns={columns}
      sort={{ field: 'failedAt', order: 'DESC' }}
      filterDefaults={{ status: 'failed' }}
      empty={text}
      opens={false}
      bulk={<BulkActions />}
      filters={
        <>
          <ChoiceFilter
            source="status"
            label={text.status}
            choices={(['failed', 'waiting'] as const).map((value) => ({ value, label: text[value] }))}
          />
          <ChoiceFilter
            source="kind"
            label={text.kind}
            choices={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
          />
          <DaysFilter source="failedAt" label={text.failedAt} />
        </>
      }
    />
  );
}

function BulkActions() {
  const text = useMessages(failedTasksMessages);
  return (
    <>
      <BulkChange label={text.tryAgain} data={{ status: 'waiting' }} />
      <BulkDeleteWithConfirmButton
        label={text.discard}
        confirmContent={text.discardManyText}
        mutationMode="pessimistic"
      />
    </>
  );
}
