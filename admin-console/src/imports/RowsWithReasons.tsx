import { Isolated, useLocale, useMessages } from '@masar/ui';
import styles from './ImportPage.module.css';
import { importColumnNames, importsMessages } from './imports.messages';
import type { RowResult } from './run-import';

/** More rows than these are read in the file. */
const SHOWN = 100;

interface RowsWithReasonsProps {
  caption: string;
  /** Of the reasons. */
  heading: string;
  rows: readonly RowResult[];
  reasonsOf: (row: RowResult) => RowResult['errors'];
}

/** Rows of the file with what is to be said of each; nothing where there are none. */
export function RowsWithReasons({ caption, heading, rows, reasonsOf }: RowsWithReasonsProps) {
  const text = useMessages(importsMessages);
  const names = useMessages(importColumnNames);
  const { format } = useLocale();
  if (rows.length === 0) return null;
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.row}</th>
            <th scope="col">{text.email}</th>
            <th scope="col">{heading}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map((row) => (
            <tr key={row.row}>
              <td>{format.number(row.row)}</td>
              <td>
                <Isolated>{row.email || '—'}</Isolated>
              </td>
              <td>
                {reasonsOf(row).map(({ field, message }) => (
                  <div key={field}>
                    <strong>{(names as Record<string, string>)[field] ?? field}</strong>: <Isolated>{message}</Isolated>
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
