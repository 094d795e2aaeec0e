import { formulaBeginning } from './csv.ts';

/**
 * Rows of a CSV file (RFC 4180); commas, semicolons or tabs are told by what the first line does not quote, or by a line
 * `sep=;` before it, as spreadsheets know it.
 */
export function readCsvTable(text: string): string[][] {
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [told, sign] = /^"?sep=([,;\t])"?\n/i.exec(whole) ?? [''];
  const source = whole.slice(told.length);
  const separator = sign ?? separatorOf(source.slice(0, source.indexOf('\n') + 1 || undefined));
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\n${separator}][^\\n${separator}]*)?)(${separator}|\\n|$)`, 'y');
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

const separatorOf = (line: string): string => {
  const bare = line.replaceAll(/"(?:[^"]|"")*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0]!;
};

/** An apostrophe before a sign only keeps spreadsheets from running a text as a formula. */
const withoutApostrophe = (text: string): string => text.replace(addedApostrophe, '');

const addedApostrophe = new RegExp(`^'(?='*${formulaBeginning})`, 'u');
