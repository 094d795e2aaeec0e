import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import styles from './Terms.module.css';

/** Facts of a posting in the order in which one decides by them. */
export function Terms({ children }: { children: ReactNode }) {
  return (
    <Card className={styles.card}>
      <dl className={styles.terms}>{children}</dl>
    </Card>
  );
}

interface TermProps {
  name: string;
  /** Takes a line of its own: for addresses, which are long. */
  isWide?: boolean;
  /** Left out together with its name where there is nothing to say. */
  children: ReactNode;
}

export function Term({ name, isWide = false, children }: TermProps) {
  if (!children) return null;
  return (
    <div className={isWide ? `${styles.term} ${styles.wide}` : styles.term}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
