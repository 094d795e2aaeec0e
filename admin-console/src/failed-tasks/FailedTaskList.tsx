import { useMessages } from '@masar/ui';
import { BulkDeleteWithConfirmButton } from 'react-admin';
import { BulkChange } from '../records/BulkChange';
import { RecordList } from '../records/RecordList';
import { type FailedTask, failedTaskFields } from './failed-task.fields';
import { failedTasksMessages } from './failed-tasks.messages';

/** Background work that was given up, to be tried again or discarded (REL-4). */
export function FailedTaskList() {
  const text = useMessages(failedTasksMessages);
  return (
    <RecordList<FailedTask>
      title={text.title}
      intro={text.intro}
      fields={failedTaskFields}
      sort={{ field: 'failedAt', order: 'DESC' }}
      filterDefaults={{ status: 'failed' }}
      empty={text}
      opens={false}
      bulk={
        <>
          <BulkChange label={text.tryAgain} data={{ status: 'waiting' }} />
          <BulkDeleteWithConfirmButton
            label={text.discard}
            confirmContent={text.discardManyText}
            mutationMode="pessimistic"
          />
        </>
      }
    />
  );
}
