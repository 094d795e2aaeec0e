import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { CsvValue } from '@masar/domain';

/** One fact of the rows of a list: told once for the table, the cards of a phone and the file of an export. */
export interface RecordColumn<Row extends RaRecord> {
  /** The row's field; what the server sorts by where `isSortable`. */
  field: string;
  label: string;
  /** On the screen; the value itself where nothing is said. */
  render?: (row: Row) => ReactNode;
  /** In an export; the value itself where nothing is said. */
  csv?: (row: Row) => CsvValue;
  isSortable?: boolean;
  /** Too much for the screen, wanted in a spreadsheet. */
  isOnlyExported?: boolean;
}

/** A row's value as a spreadsheet takes it. */
export function csvValueOf<Row extends RaRecord>({ field, csv }: RecordColumn<Row>, row: Row): CsvValue {
  if (csv) return csv(row);
  const value: unknown = row[field];
  if (value === null || value === undefined || typeof value === 'number') return value as CsvValue;
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | boolean);
}
