import { RecordNotFound } from '../integrations.errors.js';

/** The record, or the failure that there is none of that id. */
export function found<Row>(row: Row | undefined): Row {
  if (!row) throw new RecordNotFound();
  return row;
}
