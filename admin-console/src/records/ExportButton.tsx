import { toCsv } from '@masar/domain';
import { Button, saveFile, useLocale, useMessages } from '@masar/ui';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useNotify } from 'react-admin';
import type { RecordColumn } from './column';
import { readAllRows } from './read-all-rows';
import { recordsMessages } from './records.messages';

/** The whole list, as filtered and sorted, as a file that spreadsheets open as it is and in the audit log (CON-1). */
export function ExportButton<Row extends RaRecord>({ columns }: { columns: readonly RecordColumn<Row>[] }) {
  const text = useMessages(recordsMessages);
  const { format } = useLocale();
  const { resource, filterValues, sort, total } = useListContext();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [read, setRead] = useState<number | null>(null);
  const save = async () => {
    setRead(0);
    try {
      const rows = await readAllRows<Row>(
        dataProvider,
        {
          resource,
          filter: filterValues as Record<string, unknown>,
          sort,
          columns: columns.map(({ field }) => field),
        },
        setRead,
      );
      const lines = rows.map((row) => columns.map(({ csv }) => csv(row)));
      const today = new Date().toISOString().slice(0, 10);
      saveFile(
        `masar-${resource}-${today}.csv`,
        toCsv(
          columns.map(({ label }) => label),
          lines,
        ),
      );
      notify(text.exported(format.number(rows.length)), { type: 'success' });
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : text.exportFailed, { type: 'error' });
    } finally {
      setRead(null);
    }
  };
  return (
    <Button variant="secondary" busy={read !== null} disabled={!total} onClick={() => void save()}>
      {read ? text.exporting(format.number(read)) : text.export}
    </Button>
  );
}
