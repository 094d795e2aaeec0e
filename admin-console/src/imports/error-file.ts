import { toCsv } from '@masar/domain';
import type { ImportRow } from './read-rows.ts';
import type { RowResult } from './run-import.ts';

/** The refused rows as they were sent, with their number and what is wrong: to be corrected and imported again. */
export const errorFile = (
  rows: readonly ImportRow[],
  results: readonly RowResult[],
  headings: { row: string; errors: string },
): string => fileOf(rows, results, [headings.row, headings.errors], ({ errors }) => errors);

/** The rows whose account says something else, with what it says. */
export const remarkFile = (
  rows: readonly ImportRow[],
  results: readonly RowResult[],
  headings: { row: string; remarks: string },
): string => fileOf(rows, results, [headings.row, headings.remarks], ({ remarks }) => remarks);

function fileOf(
  rows: readonly ImportRow[],
  results: readonly RowResult[],
  headings: readonly string[],
  reasonsOf: (row: RowResult) => RowResult['errors'],
): string {
  const fields = Object.keys(rows[0] ?? {});
  return toCsv(
    [...fields, ...headings],
    results
      .filter((result) => reasonsOf(result).length > 0)
      .map((result) => [
        ...fields.map((field) => rows[result.row - 1]?.[field]),
        result.row,
        reasonsOf(result)
          .map(({ field, message }) => `${field}: ${message}`)
          .join(' · '),
      ]),
  );
}
