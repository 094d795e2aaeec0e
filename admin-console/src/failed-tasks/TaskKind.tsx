import { useMessages } from '@masar/ui';
import { taskKindMessages } from './failed-tasks.messages';
import styles from './FailedTasks.module.css';

/** What a task does, and the name by which the server's log knows it. */
export function TaskKind({ kind }: { kind: string }) {
  const text: Partial<Record<string, string>> = useMessages(taskKindMessages);
  return (
    <span className={styles.kind}>
      {text[kind]}
      <code dir="ltr">{kind}</code>
    </span>
  );
}
