import { formulaBeginning } from './csv.ts';

/**
 * Rows of a CSV file (RFC 4180), also with blanks around its quotation marks; commas, semicolons or tabs are told by what
 * the first lines do not quote, or by a line `sep=;` before them, as spreadsheets know it. A list that was typed by hand may
 * have the Arabic comma or semicolon between its columns.
 */
export function readCsvTable(text: string): string[][] {
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [told, sign] = /^"?sep=([,;\t،؛])"?\n/i.exec(whole) ?? [''];
  const source = whole.slice(told.length);
  const separator = sign ?? separatorOf(source.slice(0, 20_000));
  const cell = new RegExp(
    `(?: *"((?:[^"]|"")*)" *|([^"\\n${separator}][^\\n${separator}]*)?)(${separator}|\\n|$)`,
    'y',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < source.length) {
    const found = cell.exec(source);
    if (!found) throw new SyntaxError(`row ${rows.length + 1}`);
    const [taken, quoted, bare = '', end] = found;
    row.push(withoutApostrophe(quoted?.replaceAll('""', '"') ?? bare));
    if (end !== separator) {
      rows.push(row);
      row = [];
    }
    if (taken === '') break;
  }
  if (row.length > 0) rows.push([...row, '']);
  return rows;
}

const headLines = 10;

/** What stands as often in most of the first lines, for lists often have a title above them; else what stands most often. */
function separatorOf(beginning: string): string {
  const bare = beginning.replaceAll(/(^|[,;\t\n]) *"(?:[^"]|"")*"/g, '$1');
  const lines = bare.split('\n').slice(0, headLines);
  const written = lines.filter((line) => line.trim() !== '');
  // Within words it only pauses; where most lines have nothing else, it is what separates.
  const arabic = ['؛', '،'].find(
    (sign) => written.filter((line) => line.includes(sign) && !/[,;\t]/.test(line)).length > written.length / 2,
  );
  if (arabic !== undefined) return arabic;
  const scores = [',', ';', '\t'].map((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1).filter((count) => count > 0);
    const alike = counts.map((count) => ({ count, lines: counts.filter((other) => other === count).length }));
    const [best = { count: 0, lines: 0 }] = alike.toSorted((one, other) => other.lines - one.lines);
    return { sign, ...best };
  });
  return scores.toSorted((one, other) => other.lines - one.lines || other.count - one.count)[0]!.sign;
}

/** The place of the row that names the columns: one of the first that a reader knows, else the first. */
export function headingsAt(table: readonly string[][], isHeading: (cells: readonly string[]) => boolean): number {
  return Math.max(0, table.slice(0, headLines).findIndex(isHeading));
}

/** An apostrophe before a sign only keeps spreadsheets from running a text as a formula. */
const withoutApostrophe = (text: string): string => text.replace(addedApostrophe, '');

const addedApostrophe = new RegExp(`^'(?='*${formulaBeginning})`, 'u');
