import { shell } from '@masar/ui';
import type { ReactNode } from 'react';
import styles from './PageColumns.module.css';

/** The boxes of a page under each other with even gaps. */
export function PageSections({ children }: { children: ReactNode }) {
  return <div className={`${shell.stack20} ${styles.sections}`}>{children}</div>;
}

interface AfterwardsProps {
  /** Whether what stands above has its height. */
  isTime: boolean;
  children: ReactNode;
}

/** What would be pushed away by what still comes above it: it loads meanwhile and is drawn then. */
export function Afterwards({ isTime, children }: AfterwardsProps) {
  return (
    <div className={`${shell.stack20} ${styles.sections}`} style={isTime ? undefined : { display: 'none' }}>
      {children}
    </div>
  );
}

interface PageColumnsProps {
  main: ReactNode;
  side: ReactNode;
  /** Where there is one column, what stands beside comes first. */
  isSideFirst?: boolean;
}

/** What one works with, and beside it on wide screens what one looks at. */
export function PageColumns({ main, side, isSideFirst = false }: PageColumnsProps) {
  return (
    <div className={`${shell.stack20} ${styles.columns}`} data-side-first={isSideFirst || undefined}>
      <div className={`${shell.stack20} ${styles.sections}`}>{main}</div>
      <div className={`${shell.stack20} ${styles.sections}`}>{side}</div>
    </div>
  );
}
