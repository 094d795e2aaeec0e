import { Button, Card, saveFile, shell, StatTile, useLocale, useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import { errorFile, remarkFile } from './error-file';
import type { ImportKind } from './import-kinds';
import styles from './ImportPage.module.css';
import { importsMessages } from './imports.messages';
import type { ImportRow } from './read-rows';
import { RowsWithReasons } from './RowsWithReasons';
import type { ImportResult } from './run-import';

interface ImportOutcomeProps {
  title: string;
  kind: ImportKind;
  rows: readonly ImportRow[];
  result: ImportResult;
  /** What can be done next. */
  children?: ReactNode;
}

/** What an import did or would do: figures, each refused row with its reasons, and each account that says something else. */
export function ImportOutcome({ title, kind, rows, result, children }: ImportOutcomeProps) {
  const text = useMessages(importsMessages);
  const { format } = useLocale();
  const refused = result.rows.filter(({ outcome }) => outcome === 'refused');
  const remarked = result.rows.filter(({ remarks }) => remarks.length > 0);
  const save = () => saveFile(`masar-${kind}-errors.csv`, errorFile(rows, result.rows, text));
  const saveRemarks = () => saveFile(`masar-${kind}-remarks.csv`, remarkFile(rows, result.rows, text));
  return (
    <Card as="section" className={shell.stack16}>
      <h2>{title}</h2>
      <div className={styles.figures} role="status">
        <StatTile label={text.created} value={format.number(result.created)} />
        <StatTile label={text.unchanged} value={format.number(result.unchanged)} />
        <StatTile label={text.refused} value={format.number(result.refused)} />
      </div>
      <RowsWithReasons
        caption={text.refusedRows}
        heading={text.errors}
        rows={refused}
        reasonsOf={({ errors }) => errors}
      />
      {remarked.length > 0 && <p>{text.remarkedHint}</p>}
      <RowsWithReasons
        caption={text.remarkedRows}
        heading={text.remarks}
        rows={remarked}
        reasonsOf={({ remarks }) => remarks}
      />
      <div className={shell.row12}>
        {children}
        {refused.length > 0 && (
          <Button variant="secondary" onClick={save}>
            {text.errorFile}
          </Button>
        )}
        {remarked.length > 0 && (
          <Button variant="secondary" onClick={saveRemarks}>
            {text.remarkFile}
          </Button>
        )}
      </div>
    </Card>
  );
}
