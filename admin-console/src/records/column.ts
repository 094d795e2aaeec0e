import type { CsvValue } from '@masar/domain';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** One fact of the rows of a list: told once for the table, the cards of a phone and the file of an export. */
export interface RecordColumn<Row extends RaRecord> {
  /** The row's field; what the server sorts by where `isSortable`. */
  field: string;
  label: string;
  /** On the screen; the value itself where nothing is said. */
  render?: (row: Row) => ReactNode;
  /** In an export. */
  csv: (row: Row) => CsvValue;
  isSortable?: boolean;
  /** Too much for the screen, wanted in a spreadsheet. */
  isOnlyExported?: boolean;
}
