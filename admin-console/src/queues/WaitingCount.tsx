import { useLocale } from '@masar/ui';
import { useGetList } from 'react-admin';
import styles from './WaitingCount.module.css';

interface WaitingCountProps {
  resource: string;
  /** What counts as waiting. */
  filter?: Record<string, string>;
  /** A date of the rows; not all are called the same. */
  since?: string;
  /** Names the number for screen readers. */
  label: string;
}

const onlyTheTotal = { page: 1, perPage: 1 };

/** How much of a queue waits, beside its name in the menu; nothing where nothing does. */
export function WaitingCount({ resource, filter = {}, since = 'createdAt', label }: WaitingCountProps) {
  const { format } = useLocale();
  const { total } = useGetList(
    resource,
    { pagination: onlyTheTotal, sort: { field: since, order: 'ASC' }, filter },
    { refetchInterval: 60_000 },
  );
  if (!total) return null;
  return (
    <span className={styles.count}>
      {format.number(total)} <span className="visually-hidden">{label}</span>
    </span>
  );
}
