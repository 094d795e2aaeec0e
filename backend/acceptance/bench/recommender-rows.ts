import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** One enrolment: who, what, and how far it was followed, 0 to 1. */
export interface EnrolmentRow {
  user: string;
  item: string;
  strength: number;
  /** When it was, in whatever unit the file has; undefined where that is not told. */
  time?: number | undefined;
}

/** A name of a column; ids have digits or other words. */
const header = /^[a-z_: ]*(user|item|learner|student|course|movie)[a-z_: ]*$/i;

const timeHeader = /time|date|_at$/i;

/** Rows `user, item (, …, time)` of a csv or tsv file; a header, where there is one, names the column of times. */
export function readEnrolments(path: string): EnrolmentRow[] {
  const lines = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const rows = lines.map((line) => line.split(line.includes('\t') ? '\t' : ',').map(unquoted));
  const names = rows[0]?.slice(0, 2).every((field) => header.test(field)) ? rows.shift() : undefined;
  const columns = rows[0]?.length ?? 0;
  const lastColumn = columns > 2 ? columns - 1 : -1;
  const timeColumn = names ? names.findIndex((name, column) => column > 1 && timeHeader.test(name)) : lastColumn;
  return rows.map((fields, at) => {
    const [user, item] = fields;
    if (!user || !item) throw new Error(`Line ${at + 1} has no user and item: ${lines[at]}`);
    return { user, item, strength: 1, time: timeOf(fields[timeColumn]) };
  });
}

/** Seconds or milliseconds as they are, or a date. */
function timeOf(field: string | undefined): number | undefined {
  if (!field) return undefined;
  const time = /^\d+(\.\d+)?$/.test(field) ? Number(field) : Date.parse(field);
  return Number.isNaN(time) ? undefined : time;
}

const unquoted = (field: string): string => field.trim().replace(/^"(.*)"$/s, '$1');

export interface OrderedEnrolments {
  /** Each learner's courses by their places among all, the last one to be held out. */
  learners: [course: number, strength: number][][];
  courseCount: number;
  /** Whether the order is that of their times. */
  isInTime: boolean;
}

/**
 * Every learner's courses once each: in the order of their times where every row tells one, the first time of a course
 * counting, else in that of a hash that nobody chose, sha256 of `anchor-v1|user|item`, which also parts equal times.
 */
export function inOrder(rows: readonly EnrolmentRow[]): OrderedEnrolments {
  const isInTime = rows.length > 0 && rows.every(({ time }) => time !== undefined);
  const places = new Map<string, number>();
  const byUser = new Map<string, Map<string, PlacedRow>>();
  for (const { user, item, strength, time = 0 } of rows) {
    const place = places.get(item) ?? places.size;
    places.set(item, place);
    const own = byUser.get(user) ?? new Map<string, PlacedRow>();
    const anchor = hash('sha256', `anchor-v1|${user}|${item}`);
    const first = isInTime ? Math.min(time, own.get(item)?.time ?? time) : 0;
    byUser.set(user, own.set(item, { time: first, anchor, place, strength }));
  }
  const learners = [...byUser.values()].map((own) =>
    [...own.values()]
      .sort((one, other) => one.time - other.time || (one.anchor < other.anchor ? -1 : 1))
      .map(({ place, strength }): [number, number] => [place, strength]),
  );
  return { learners, courseCount: places.size, isInTime };
}

interface PlacedRow {
  time: number;
  anchor: string;
  place: number;
  strength: number;
}
