import Papa from 'papaparse';
import { importColumns, type ImportKind } from './import-kinds.ts';

export type ImportRow = Record<string, string>;

export interface ReadFile {
  rows: ImportRow[];
  /** Required columns that the file does not have. */
  missing: string[];
  /** Headings that mean nothing here; they are left out. */
  unknown: string[];
}

/** The rows of a file with columns in any order, under their headings in Arabic or English (CON-1). */
export function readRows(content: string, kind: ImportKind): ReadFile {
  const { data, meta } = Papa.parse<ImportRow>(content, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (heading) => fieldOf(heading, kind) ?? heading.trim(),
    transform: (value) => value.trim(),
  });
  const columns = importColumns[kind];
  const found = meta.fields ?? [];
  const known = columns.map(({ field }) => field).filter((field) => found.includes(field));
  return {
    rows: data.map((row) => Object.fromEntries(known.map((field) => [field, row[field] ?? '']))),
    missing: columns.filter(({ field, isRequired }) => isRequired && !found.includes(field)).map(({ field }) => field),
    unknown: found.filter((heading) => heading && !known.includes(heading)),
  };
}

function fieldOf(heading: string, kind: ImportKind): string | undefined {
  const name = heading.trim().toLowerCase();
  return importColumns[kind].find(({ names }) => names.includes(name))?.field;
}

/** Text of a file: UTF-8, or as older spreadsheets on Windows write Arabic. */
export function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}
