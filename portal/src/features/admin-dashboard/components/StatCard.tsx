import { Skeleton } from '@masar/ui';
import Card from '@mui/material/Card';
import { type ReactNode, useId } from 'react';
import styles from './StatCard.module.css';

interface StatCardProps {
  title: string;
  /** The figure that counts; left out while it loads. */
  value: ReactNode | undefined;
  children?: ReactNode;
}

/** One figure with what it is made of. */
export function StatCard({ title, value, children }: StatCardProps) {
  const id = useId();
  return (
    <Card component="section" className={styles.card} aria-labelledby={id} aria-busy={value === undefined}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.value}>{value ?? <Skeleton width="4em" />}</p>
      {children}
    </Card>
  );
}
