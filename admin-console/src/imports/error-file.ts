import { toCsv } from '@masar/domain';
import type { ImportRow } from './read-rows.ts';
import type { RowResult } from './run-import.ts';

/** The refused rows as they were sent, with their number and what is wrong: to be corrected and imported again. */
export function errorFile(
  rows: readonly ImportRow[],
  results: readonly RowResult[],
  headings: { row: string; errors: string },
): string {
  const fields = Object.keys(rows[0] ?? {});
  const refused = results.filter(({ outcome }) => outcome === 'refused');
  return toCsv(
    [...fields, headings.row, headings.errors],
    refused.map(({ row, errors }) => [
      ...fields.map((field) => rows[row - 1]?.[field]),
      row,
      errors.map(({ field, message }) => `${field}: ${message}`).join(' · '),
    ]),
  );
}
