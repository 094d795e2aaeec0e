import { Button, shell, useMessages } from '@masar/ui';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import { DeleteButton } from '../records/DeleteButton';
import type { FailedTask } from './failed-task.fields';
import { failedTasksMessages } from './failed-tasks.messages';
import styles from './FailedTasks.module.css';

/** Tries a task again, or gives it up for good. */
export function FailedTaskActions({ task }: { task: FailedTask }) {
  const text = useMessages(failedTasksMessages);
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const tryAgain = () =>
    void update(
      'failed-tasks',
      { id: task.id, data: { status: 'waiting', version: task.version }, previousData: task },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(text.triedAgain, { type: 'success' }),
        onError: (error) => notify(error instanceof Error ? error.message : text.actionFailed, { type: 'error' }),
        onSettled: refresh,
      },
    );
  return (
    <div className={`${shell.row8} ${styles.actions}`}>
      {task.status === 'failed' && (
        <Button variant="secondary" busy={isPending} onClick={tryAgain}>
          {text.tryAgain}
        </Button>
      )}
      <DeleteButton
        record={task}
        resource="failed-tasks"
        redirect={false}
        label={text.discard}
        title={text.discardTitle}
        hint={text.discardText}
        done={text.discarded}
      />
    </div>
  );
}
