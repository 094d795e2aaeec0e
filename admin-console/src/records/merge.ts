export type Side = 'mine' | 'theirs';

export interface Conflict {
  field: string;
  mine: unknown;
  theirs: unknown;
  /** What is most likely wanted: mine where I changed it, otherwise theirs. */
  suggested: Side;
}

type Entry = Record<string, unknown>;

/** The fields in which my form and the record as somebody else left it differ. */
export function conflictsOf(before: Entry, mine: Entry, theirs: Entry, fields: readonly string[]): Conflict[] {
  return fields
    .filter((field) => !isSame(mine[field], theirs[field]))
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: theirs[field],
      suggested: isSame(mine[field], before[field]) ? 'theirs' : 'mine',
    }));
}

/** What is sent again: the record as it is now, with the chosen fields of mine. Its version is theirs. */
export function merged(mine: Entry, theirs: Entry, conflicts: readonly Conflict[], sides: Record<string, Side>): Entry {
  const kept = conflicts.filter(({ field, suggested }) => (sides[field] ?? suggested) === 'mine');
  return { ...theirs, ...Object.fromEntries(kept.map(({ field }) => [field, mine[field]])) };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
