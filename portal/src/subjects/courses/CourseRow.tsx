import { Isolated, shell } from '@masar/ui';
import type { ReactNode } from 'react';
import styles from './CourseRow.module.css';

interface CourseRowProps {
  title: string;
  /** Whether learners see it. */
  state: ReactNode;
  /** What can be done with it. */
  ways: ReactNode;
  /** Its figures. */
  children: ReactNode;
}

/** A course among those of its instructor; stands in a list. */
export function CourseRow({ title, state, ways, children }: CourseRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={`${shell.line} ${styles.title}`}>
          <Isolated>{title}</Isolated>
          {state}
        </h3>
        <p className={styles.facts}>{children}</p>
      </div>
      <div className={styles.ways}>{ways}</div>
    </li>
  );
}
