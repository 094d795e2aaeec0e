import type { ReactNode } from 'react';
import styles from './DashboardColumns.module.css';

/** The boxes of a dashboard under each other with even gaps. */
export function DashboardSections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}

/** What one works with, and beside it on wide screens what one looks at. */
export function DashboardColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.sections}>{main}</div>
      <div className={styles.sections}>{side}</div>
    </div>
  );
}
