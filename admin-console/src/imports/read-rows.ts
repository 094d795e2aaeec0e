import { headingsAt, normalizeText, readCsvTable, typedLine } from '@masar/domain';
import { importColumns, type ImportField, type ImportKind, wholeNames } from './import-kinds.ts';

export type ImportRow = Record<string, string>;

export interface ReadFile {
  rows: ImportRow[];
  /** Required columns that the file does not have. */
  missing: ImportField[];
  /** Headings that mean nothing here; they are left out. */
  unknown: string[];
  /** The heading of the column that held whole names, of which the first word became the first name. */
  parted?: string | undefined;
}

/** The rows of a file with columns in any order, under their headings in Arabic or English (CON-1). */
export function readRows(content: string, kind: ImportKind): ReadFile {
  const table = readCsvTable(content).map((line) => line.map(typedLine));
  const at = headingsAt(table, (line) => line.some((cell) => fieldOf(cell, kind) === 'email'));
  const [headings = [], lines] = [table[at], table.slice(at + 1)];
  const columns = importColumns[kind];
  const fields = headings.map((heading) => fieldOf(heading, kind));
  const whole = kind === 'users' ? columnOfWholeNames(headings, fields) : -1;
  const found: readonly (ImportField | undefined)[] =
    whole < 0 ? fields : [...fields.map((field, at) => (at === whole ? undefined : field)), 'firstName', 'lastName'];
  const rows = lines
    .filter((line) => line.some((cell) => cell !== ''))
    .map((line) => {
      const cells = whole < 0 ? line : [...headings.map((_, at) => line[at] ?? ''), ...partsOf(line[whole] ?? '')];
      const known = columns.filter(({ field }) => found.includes(field));
      return Object.fromEntries(
        known.map(({ field }) => {
          const cell = cells.find((each, at) => each && found[at] === field) ?? '';
          return [field, field === 'email' ? addressIn(cell) : cell];
        }),
      );
    });
  return {
    rows,
    missing: columns.filter(({ field, isRequired }) => isRequired && !found.includes(field)).map(({ field }) => field),
    unknown: headings.filter((heading, at) => heading && !fields[at] && at !== whole),
    ...(whole >= 0 && { parted: headings[whole] }),
  };
}

/** The address alone where mail programs write its owner's name before it, or a link to it. */
const addressIn = (cell: string): string => (/<([^<>\s]+@[^<>\s]+)>$/.exec(cell)?.[1] ?? cell).replace(/^mailto:/i, '');

function columnOfWholeNames(headings: readonly string[], fields: readonly (ImportField | undefined)[]): number {
  if (fields.includes('lastName')) return -1;
  const named = headings.findIndex((heading) => wholeKeys.has(keyOf(heading)));
  return named >= 0 || !fields.includes('firstName') ? named : fields.indexOf('firstName');
}

/** Words that are no name by themselves. */
const beginsAName = /^(?:عبد|أبو|ابو|أم|ام|Abd|Abu|Abdul|Al)$/iu;

/** The first name and all that follows it; a comma stands behind the family's where that comes first. */
function partsOf(whole: string): [string, string] {
  const [family = '', ...given] = whole.split(/[,،]/).map((part) => part.trim());
  if (given.length > 0) return [given.join(' '), family];
  const words = whole.split(/\s+/).filter(Boolean);
  const first = beginsAName.test(words[0] ?? '') && words.length > 2 ? 2 : 1;
  return [words.slice(0, first).join(' '), words.slice(first).join(' ')];
}

/** What spellings of a heading have in common: no hamza, no marks, no article, no spaces, nothing in brackets. */
const keyOf = (heading: string): string =>
  normalizeText(heading.replace(/[[(][^[(\])]*[\])]/g, ''))
    .split(/[\s_.:*/-]+/)
    .map((word) => word.replace(/^ال(?=..)/, ''))
    .join('');

const wholeKeys = new Set(wholeNames.map(keyOf));

function fieldOf(heading: string, kind: ImportKind): ImportField | undefined {
  const key = keyOf(heading);
  return importColumns[kind].find(({ field, names }) => [field, ...names].some((name) => keyOf(name) === key))?.field;
}

/** Text of a file: UTF-8, UTF-16 with or without its mark, or as older spreadsheets on Windows write Arabic. */
export function decode(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file);
  const empty = (rest: number) => bytes.subarray(0, 200).filter((byte, at) => at % 2 === rest && byte === 0).length;
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || empty(1) > empty(0)) return new TextDecoder('utf-16le').decode(bytes);
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || empty(0) > empty(1)) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.split('\uFFFD').length - 1;
  // A few bytes that broke on the way make no file of another encoding, in which hardly a letter would read.
  const isOlder = broken > 0 && broken >= (text.match(/[^\0-\u007F\uFFFD]/g)?.length ?? 0);
  return isOlder ? new TextDecoder('windows-1256').decode(bytes) : text;
}

/** Whether letters were lost before the file came here: broken bytes, or question marks where Arabic names stood. */
export const hasLostLetters = (content: string): boolean =>
  content.includes('\uFFFD') || /(?:^|[,;،؛\t"])\?\?[?\s]*(?:$|[,;،؛\t"])/m.test(content);

/** Whether a file is one of a spreadsheet itself, or an archive: a zip, what older ones wrote, or a page with a table. */
export const isWorkbook = (file: ArrayBuffer): boolean =>
  ['80,75,3,4', '208,207,17,224'].includes(new Uint8Array(file).subarray(0, 4).join()) ||
  /^\s*<(?:!doctype|html|head|meta|style|table|\?xml)/i.test(decode(file.slice(0, 200)));
