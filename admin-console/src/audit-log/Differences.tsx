import { textDirection } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import type { AuditEntry } from './audit-entry.fields';
import { auditLogMessages } from './audit-log.messages';
import styles from './AuditLog.module.css';
import { changedValues } from './changed-values';
import { useFieldNames } from './useFieldNames';

/** A moment as PostgreSQL writes it in JSON. */
const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*(\+00:00|Z)$/;

/** Field by field: struck through what was, marked what became. */
export function Differences({ resource, before, after }: Pick<AuditEntry, 'resource' | 'before' | 'after'>) {
  const text = useMessages(auditLogMessages);
  const { format } = useLocale();
  const nameOf = useFieldNames(resource);
  const values = changedValues(before, after);
  const readable = (value: string) => (isMoment.test(value) ? format.dateTime(value) : value);
  if (values.length === 0) return <p>{text.noChange}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          <th scope="col">{text.before}</th>
          <th scope="col">{text.after}</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ field, before: was, after: became }) => (
          <tr key={field}>
            <th scope="row">{nameOf(field)}</th>
            <td data-label={text.before}>
              {was === null ? (
                <span className={styles.nothing}>{text.nothing}</span>
              ) : (
                <del dir={textDirection(readable(was))}>{readable(was)}</del>
              )}
            </td>
            <td data-label={text.after}>
              {became === null ? (
                <span className={styles.nothing}>{text.nothing}</span>
              ) : (
                <ins dir={textDirection(readable(became))}>{readable(became)}</ins>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
