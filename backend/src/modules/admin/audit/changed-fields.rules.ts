import { createHash } from 'node:crypto';

type Row = Record<string, unknown>;

/** Longer texts are kept by their beginning and their digest. */
const keptLetters = 4000;

/** Change with every change, and say nothing. */
const silent = new Set(['updated_at', 'changed_at']);

/** What differs between two states of a row, by the names that the API uses; a whole row where there is one state. */
export function changedFields(
  before: Row | undefined,
  after: Row | undefined,
): { before: Row | null; after: Row | null } {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !silent.has(name) && !(before && after && JSON.stringify(before[name]) === JSON.stringify(after[name])),
  );
  const chosen = (row: Row | undefined): Row | null =>
    row ? Object.fromEntries(names.map((name) => [inCamelCase(name), short(row[name])])) : null;
  return { before: chosen(before), after: chosen(after) };
}

const inCamelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function short(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text === undefined || text.length <= keptLetters) return value ?? null;
  const digest = createHash('sha256').update(text).digest('hex');
  return `${text.slice(0, keptLetters).replace(/[\uD800-\uDBFF]$/, '')}… (${text.length}, sha256 ${digest})`;
}
