import { useLocale } from '@masar/ui';
import type { AuditEntry } from './audit-entry.fields';
import styles from './AuditLog.module.css';
import { changedValues } from './changed-values';
import { useFieldNames } from './useFieldNames';

/** Which fields of a record an entry tells of, by the names that the console calls them (CON-2). */
export function ChangedFields({ resource, before, after }: Pick<AuditEntry, 'resource' | 'before' | 'after'>) {
  const { format } = useLocale();
  const nameOf = useFieldNames(resource);
  return (
    <span className={styles.fields}>{format.list(changedValues(before, after).map(({ field }) => nameOf(field)))}</span>
  );
}
