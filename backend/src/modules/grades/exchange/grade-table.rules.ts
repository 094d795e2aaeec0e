import { gradeLimits, headingsAt, readCsvTable } from '@masar/domain';
import type { ErrorCode } from '@masar/i18n';
import { isUuid } from '#platform/database/is-uuid';
import type { ErrorParameters } from '#platform/errors/app-error';
import { GradeFileTooLarge, GradeFileUnreadable } from '../grades.errors.js';

/** Lines and columns of a file: more than any book that goes out as one, with room for what people add beside it. */
export const gradeFileLimits = { rows: 5100, columns: gradeLimits.itemsMaximum + 50 } as const;
/** Refusals that are told one by one. */
const told = 200;

export interface FileRefusal {
  /** Of the file, from 1. */
  row: number;
  /** What stands there. */
  value: string;
  code: ErrorCode;
  params?: ErrorParameters;
}

/** The first refusals, and how many there are. */
export class FileRefusals {
  readonly first: FileRefusal[];

  constructor(
    first: readonly FileRefusal[] = [],
    public count = 0,
  ) {
    this.first = [...first];
  }

  add(refusal: FileRefusal): void {
    this.count += 1;
    if (this.first.length < told) this.first.push({ ...refusal, value: refusal.value.slice(0, 200) });
  }
}

/** Ids of a book's items and learners, in small letters. */
export interface KnownIds {
  items: readonly string[];
  learners: readonly string[];
}

/** A file's cells that belong to a book, each item and each learner once, so that it is never larger than the book. */
export interface GradeTable {
  /** Ids of the items, in the order of each line's values. */
  items: string[];
  lines: { row: number; userId: string; values: string[] }[];
  refused: FileRefusal[];
  refusedCount: number;
}

const inBracketsAtTheEnd = /\[([^[\]]{36})\]$/;

/** The cells of a gradebook's file; an item or a learner named twice is read nowhere, for nobody knows which counts (GRD-1). */
export function readGradeTable(text: string, known: KnownIds): GradeTable {
  const table = tableOf(text);
  const above = headingsAt(table, (cells) => cells.some((title) => idIn(title) !== ''));
  const [heading = [], ...rows] = table.slice(above);
  if (rows.length > gradeFileLimits.rows || heading.length > gradeFileLimits.columns)
    throw new GradeFileTooLarge({ ...gradeFileLimits });
  const refusals = new FileRefusals();
  const columns = columnsOf(heading, above + 1, new Set(known.items), refusals);
  if (columns.length === 0 && refusals.count === 0) throw new GradeFileUnreadable();
  const ids = rows.map((cells) => (cells[0] ?? '').trim().toLowerCase());
  const often = repeatsIn(ids);
  const learners = new Set(known.learners);
  const lines: GradeTable['lines'] = [];
  for (const [index, cells] of rows.entries()) {
    if (cells.every((value) => value.trim() === '')) continue;
    const [row, userId] = [above + index + 2, ids[index]!];
    const refuse = (code: ErrorCode) => refusals.add({ row, value: cells[0] ?? '', code });
    if (!learners.has(userId)) refuse('grades.row_without_learner');
    else if (often.has(userId)) refuse('grades.learner_repeated');
    else lines.push({ row, userId, values: columns.map(({ at }) => (cells[at] ?? '').trim()) });
  }
  return {
    items: columns.map(({ id }) => id),
    lines,
    refused: refusals.first,
    refusedCount: refusals.count,
  };
}

function idIn(title: string): string {
  const id = inBracketsAtTheEnd.exec(title.trim())?.[1]?.toLowerCase();
  return id && isUuid(id) ? id : '';
}

function columnsOf(
  heading: readonly string[],
  row: number,
  items: ReadonlySet<string>,
  refusals: FileRefusals,
): { at: number; id: string }[] {
  const ids = heading.map(idIn);
  const often = repeatsIn(ids);
  return ids.flatMap((id, at) => {
    if (id === '') return [];
    if (items.has(id) && !often.has(id)) return [{ at, id }];
    const code = items.has(id) ? 'grades.item_repeated' : 'grades.column_unknown';
    refusals.add({ row, value: heading[at]!, code });
    return [];
  });
}

function repeatsIn(ids: readonly string[]): Set<string> {
  const seen = new Set<string>();
  return new Set(ids.filter((id) => seen.size === seen.add(id).size));
}

function tableOf(text: string): string[][] {
  try {
    return readCsvTable(text);
  } catch {
    throw new GradeFileUnreadable();
  }
}
