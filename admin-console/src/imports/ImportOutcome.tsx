import { Button, Card, Isolated, saveFile, StatTile, useLocale, useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import { errorFile } from './error-file';
import type { ImportKind } from './import-kinds';
import styles from './ImportPage.module.css';
import { importsMessages } from './imports.messages';
import type { ImportRow } from './read-rows';
import type { ImportResult } from './run-import';

/** More refused rows than these are read in the file. */
const SHOWN = 100;

interface ImportOutcomeProps {
  title: string;
  kind: ImportKind;
  rows: readonly ImportRow[];
  result: ImportResult;
  /** What can be done next. */
  children?: ReactNode;
}

/** What an import did or would do: figures, and each refused row with its reasons. */
export function ImportOutcome({ title, kind, rows, result, children }: ImportOutcomeProps) {
  const text = useMessages(importsMessages);
  const { format } = useLocale();
  const refused = result.rows.filter(({ outcome }) => outcome === 'refused');
  const save = () => saveFile(`masar-${kind}-errors.csv`, errorFile(rows, result.rows, text));
  return (
    <Card as="section" className={styles.step}>
      <h2>{title}</h2>
      <div className={styles.figures} role="status">
        <StatTile label={text.created} value={format.number(result.created)} />
        <StatTile label={text.unchanged} value={format.number(result.unchanged)} />
        <StatTile label={text.refused} value={format.number(result.refused)} />
      </div>
      {refused.length > 0 && (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={text.refusedRows}>
          <table className={styles.table}>
            <caption>{text.refusedRows}</caption>
            <thead>
              <tr>
                <th scope="col">{text.row}</th>
                <th scope="col">{text.email}</th>
                <th scope="col">{text.errors}</th>
              </tr>
            </thead>
            <tbody>
              {refused.slice(0, SHOWN).map(({ row, email, errors }) => (
                <tr key={row}>
                  <td>{format.number(row)}</td>
                  <td>
                    <Isolated>{email || '—'}</Isolated>
                  </td>
                  <td>
                    {errors.map(({ field, message }) => (
                      <div key={field}>
                        <code dir="ltr">{field}</code> <Isolated>{message}</Isolated>
                      </div>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.buttons}>
        {children}
        {refused.length > 0 && (
          <Button variant="secondary" onClick={save}>
            {text.errorFile}
          </Button>
        )}
      </div>
    </Card>
  );
}
