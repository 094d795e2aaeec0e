import { ClockIcon, EditIcon, useMessages } from '@masar/ui';
import { gradeWords } from '../messages/grade-words.messages';
import { gradebookMessages } from '../messages/gradebook.messages';
import styles from './Gradebook.module.css';

/** What the signs in the table say; screen readers read the words in the cells. */
export function Signs() {
  const words = useMessages(gradeWords);
  const text = useMessages(gradebookMessages);
  return (
    <p className={styles.signs} aria-hidden="true">
      <span>
        <EditIcon size={13} /> {words.overridden}
      </span>
      <span>
        <ClockIcon size={15} /> {text.waiting}
      </span>
      <span>— {text.missing}</span>
      <span>
        <span className={styles.dropped}>50</span> {words.dropped}
      </span>
    </p>
  );
}
