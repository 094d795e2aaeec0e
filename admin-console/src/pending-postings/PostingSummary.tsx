import { Badge } from '@masar/ui';
import { Excerpt } from '../records/Excerpt';
import styles from './PostingSummary.module.css';

interface PostingSummaryProps {
  kind: string;
  title: string;
  /** How it begins. */
  children: string;
}

/** A posting in a row or on a card: its kind, its title and how it begins. */
export function PostingSummary({ kind, title, children }: PostingSummaryProps) {
  return (
    <span className={styles.summary}>
      <Badge>{kind}</Badge>
      <Excerpt title={title}>{children}</Excerpt>
    </span>
  );
}
