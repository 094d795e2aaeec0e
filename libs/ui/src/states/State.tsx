import type { ReactNode } from 'react';
import styles from './State.module.css';

export interface StateProps {
  title: string;
  /** One sentence: why it is so, or what helps. */
  children?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** The heading's level where the state stands for a whole page. */
  headingLevel?: 1 | 2 | 3;
}

interface DrawnStateProps extends StateProps {
  drawing: ReactNode;
  role?: 'alert';
}

/** What stands in the place of something that is not there: drawing, sentence and next step. */
export function State({ title, children, action, drawing, headingLevel = 2, role }: DrawnStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={headingLevel === 1 ? styles.state : `${styles.state} ${styles.bordered}`} role={role}>
      {drawing}
      <Heading tabIndex={headingLevel === 1 ? -1 : undefined}>{title}</Heading>
      {children && <div className={styles.sentence}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
