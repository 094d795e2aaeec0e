import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** One enrolment: who, what, and how far it was followed, 0 to 1. */
export interface EnrolmentRow {
  user: string;
  item: string;
  strength: number;
}

/** A name of a column; ids have digits or other words. */
const header = /^[a-z_: ]*(user|item|learner|student|course|movie)[a-z_: ]*$/i;

/** Rows `user, item (, time)` of a csv or tsv file, with a header or without. */
export function readEnrolments(path: string): EnrolmentRow[] {
  const lines = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const rows = lines.map((line) => line.split(line.includes('\t') ? '\t' : ',').map(unquoted));
  if (rows[0]?.slice(0, 2).every((field) => header.test(field))) rows.shift();
  return rows.map(([user, item], at) => {
    if (!user || !item) throw new Error(`Line ${at + 1} has no user and item: ${lines[at]}`);
    return { user, item, strength: 1 };
  });
}

const unquoted = (field: string): string => field.trim().replace(/^"(.*)"$/s, '$1');

export interface OrderedEnrolments {
  /** Each learner's courses by their places among all, the last one to be held out. */
  learners: [course: number, strength: number][][];
  courseCount: number;
}

/** Every learner's courses once each, in the order of a hash that nobody chose: sha256 of `anchor-v1|user|item`. */
export function inAnchorOrder(rows: readonly EnrolmentRow[]): OrderedEnrolments {
  const places = new Map<string, number>();
  const byUser = new Map<string, Map<string, [anchor: string, course: number, strength: number]>>();
  for (const { user, item, strength } of rows) {
    const place = places.get(item) ?? places.size;
    places.set(item, place);
    const own = byUser.get(user) ?? new Map();
    byUser.set(user, own.set(item, [hash('sha256', `anchor-v1|${user}|${item}`), place, strength]));
  }
  const learners = [...byUser.values()].map((own) =>
    [...own.values()]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, place, strength]): [number, number] => [place, strength]),
  );
  return { learners, courseCount: places.size };
}
