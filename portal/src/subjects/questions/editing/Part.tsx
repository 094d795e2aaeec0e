import { IconButton, shell, TrashIcon, useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import styles from './Editing.module.css';
import { questionEditingMessages } from './question-editing.messages';

interface PartProps {
  number: string;
  /** Stands before it, e.g. whether it is right. */
  mark?: ReactNode;
  /** Left out where a question cannot do without it. */
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}

/** One option, pair, step or accepted answer of a question. */
export function Part({ number, mark, onRemove, children }: PartProps) {
  const text = useMessages(questionEditingMessages);
  return (
    <div className={styles.part}>
      <div className={styles.mark}>{mark ?? number}</div>
      <div className={`${shell.stack12} ${styles.list}`}>{children}</div>
      <div className={styles.mark}>
        <IconButton label={text.remove(number)} disabled={!onRemove} onClick={() => onRemove?.()}>
          <TrashIcon />
        </IconButton>
      </div>
    </div>
  );
}
