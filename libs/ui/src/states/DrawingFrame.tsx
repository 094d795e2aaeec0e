import type { ReactNode } from 'react';
import styles from './State.module.css';

/** What all drawings of states are drawn on. */
export function DrawingFrame({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 116" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
