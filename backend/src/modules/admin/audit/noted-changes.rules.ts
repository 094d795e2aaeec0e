import { changedFields } from './changed-fields.rules.js';

export type Row = Record<string, unknown>;

/** A row before and after a statement; null where it was new or is gone. */
export interface NotedChange {
  relation: string;
  before: Row | null;
  after: Row | null;
}

/** Rows of one table that a call changed, without what no log may hold. */
export interface ChangedRow extends NotedChange {
  key: string;
}

/** So many rows of each table stand in an entry; the rest is counted. */
const keptRows = 50;

/** Nobody's to read, wherever it stands. */
const secret = /(^|_)(hash|secret|token|nonce|password|salt|credential|public_key|private_key|key)($|_)|_hash$/;

/** From the first to the last state of each row, in the order in which they were touched. */
export function wholeChanges(noted: readonly NotedChange[]): ChangedRow[] {
  const rows = new Map<string, ChangedRow>();
  for (const { relation, before, after } of noted) {
    const key = keyOf((after ?? before)!);
    const known = rows.get(`${relation} ${key}`);
    if (known) known.after = after;
    else rows.set(`${relation} ${key}`, { relation, key, before, after });
  }
  return [...rows.values()].filter(({ before, after }) => says(changedFields(before ?? undefined, after ?? undefined)));
}

/** The id, or what stands in its place where a row is between two others. */
const keyOf = (row: Row): string =>
  typeof row['id'] === 'string'
    ? row['id']
    : Object.entries(row)
        .filter(([name]) => name.endsWith('_id') || name === 'key')
        .map(([, value]) => String(value))
        .join(' ');

const says = ({ before, after }: { before: Row | null; after: Row | null }): boolean =>
  Object.keys({ ...before, ...after }).length > 0;

/** A row without secrets; of somebody who is not named in it without what was written, for it could not be erased. */
export function tellable(row: Row | null, { hidden, isNobodys }: { hidden: ReadonlySet<string>; isNobodys: boolean }) {
  if (!row) return undefined;
  const told = Object.entries(row).filter(([name]) => !secret.test(name) && !hidden.has(name));
  return Object.fromEntries(told.map(([name, value]) => [name, isNobodys ? withoutWords(value) : withoutBytes(value)]));
}

const withoutWords = (value: unknown): unknown => {
  if (typeof value === 'string') return /\s/.test(value) || value.length > 40 ? `… (${value.length})` : value;
  return typeof value === 'object' && value !== null ? '…' : value;
};

/** PostgreSQL spells bytes as hexadecimal digits. */
const withoutBytes = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('\\x') ? `… (${(value.length - 2) / 2})` : value;

interface Told {
  relation: string;
  key: string;
  before: Row | undefined;
  after: Row | undefined;
}

/** Rows by the name of their table, each with the fields that differ. */
export function byTable(rows: readonly Told[]): { before: Row | null; after: Row | null } {
  const sides = { before: {} as Record<string, unknown[]>, after: {} as Record<string, unknown[]> };
  const counts = new Map<string, number>();
  for (const { relation, key, ...states } of rows) {
    const name = relation.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const changed = changedFields(states.before, states.after);
    for (const side of ['before', 'after'] as const) {
      if (!changed[side]) continue;
      if (count <= keptRows) (sides[side][name] ??= []).push({ id: key, ...changed[side] });
      else (sides[side][name] ??= [])[keptRows] = { andMore: count - keptRows };
    }
  }
  const orNull = (side: Row): Row | null => (Object.keys(side).length > 0 ? side : null);
  return { before: orNull(sides.before), after: orNull(sides.after) };
}
