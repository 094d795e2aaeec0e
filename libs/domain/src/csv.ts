export type CsvValue = string | number | null | undefined;

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * How a text begins that some spreadsheet runs: with a sign of formulas, in East Asian editions a full-width one too, behind
 * spaces and signs that nobody sees.
 */
export const formulaBeginning = String.raw`[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]`;

/** An apostrophe that stands there already gets another one, so that reading takes away just what was added. */
const needsApostrophe = new RegExp(`^'*${formulaBeginning}`, 'u');

/**
 * A table as CSV (RFC 4180) that spreadsheets open as it is: the byte order mark lets them read Arabic, and texts that
 * they would run as a formula are shown with an apostrophe before them. What separates columns in some countries is quoted
 * like a comma, so that no text breaks into cells there.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const harmless = needsApostrophe.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
