import type { ReactNode } from 'react';
import { shell } from '../shells/shell.ts';
import styles from './StatTile.module.css';

interface StatTileProps {
  label: string;
  /** Already formatted, or a skeleton while loading. */
  value: ReactNode;
  icon?: ReactNode;
  /** Half a sentence on what the figure is made of. */
  note?: ReactNode;
}

/** One figure of a dashboard. */
export function StatTile({ label, value, icon, note }: StatTileProps) {
  return (
    <div className={`${shell.card} ${styles.tile}`}>
      <span className={styles.label}>
        {icon}
        {label}
      </span>
      <span className={styles.value}>{value}</span>
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}
