import { Isolated } from '@masar/ui';
import type { RaRecord } from 'react-admin';
import type { RecordColumn } from './column';

interface ColumnValueProps<Row extends RaRecord> {
  column: RecordColumn<Row>;
  row: Row;
}

/** One value of a row; words keep their own direction, nothing is a dash. */
export function ColumnValue<Row extends RaRecord>({ column: { field, render }, row }: ColumnValueProps<Row>) {
  const value: unknown = render ? render(row) : row[field];
  if (value === null || value === undefined || value === '') return '—';
  return typeof value === 'string' ? <Isolated>{value}</Isolated> : (value as React.ReactNode);
}
