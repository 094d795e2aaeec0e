import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '#shared/session/SessionProvider';
import { readStored, writeStored } from '#shared/storage/stored';
import { saysTheSame } from './changed-meanwhile';
import { type Typed, typedIn, typeInto } from './typed-fields';

/** What a record says of fields that bear the names of its members. */
const valuesIn = (record: object | undefined, fields: Typed): Typed =>
  Object.fromEntries(
    Object.entries(record ?? {})
      .filter(([name, value]) => name in fields && (value === null || typeof value === 'string'))
      .map(([name, value]: [string, string | null]) => [name, value ?? '']),
  );

interface Kept {
  typed: Typed;
  /** What the server had when it was begun. */
  begun?: object | undefined;
}

function readKept(key: string | null): Kept | null {
  try {
    const stored = key === null ? null : (JSON.parse(readStored(key) ?? 'null') as Kept | Typed | null);
    // Drafts of former versions of the site are the typed words alone.
    if (stored !== null && typeof stored['typed'] !== 'object') return { typed: stored as Typed };
    return stored as Kept | null;
  } catch {
    return null;
  }
}

/**
 * What is typed into the named fields of a form and not sent, kept in this browser under a name until it is; without
 * a name it is only known whether there is any. `record` is what the server has of what the form is about.
 */
export function useKeptFields(name: string | undefined, record?: object) {
  const { user } = useSession();
  const key = name === undefined ? null : `masarDraft:${user?.id}:${name}`;
  const place = useRef<{ form: HTMLFormElement; begun: Typed } | null>(null);
  const [wasRestored, setRestored] = useState(() => readKept(key) !== null);
  const [isDirty, setDirty] = useState(wasRestored);
  const [begun, setBegun] = useState(() => readKept(key)?.begun);
  /** Of fields that come once others are chosen. */
  const later = useRef<Typed>({});

  const ref = useCallback(
    (form: HTMLFormElement) => {
      place.current = { form, begun: typedIn(form) };
      const kept = readKept(key);
      if (kept) {
        later.current = kept.typed;
        typeInto(form, kept.typed);
      }
      return () => void (place.current = null);
    },
    [key],
  );
  useEffect(() => {
    if (!place.current) return;
    const there = typedIn(place.current.form);
    const waiting = Object.entries(later.current).filter(([field]) => !(field in place.current!.begun));
    const come = waiting.filter(([field]) => field in there);
    later.current = Object.fromEntries(waiting.filter(([field]) => !(field in there)));
    if (come.length > 0) typeInto(place.current.form, Object.fromEntries(come));
  });
  const store = (typed: Typed | null, from: object | undefined) => {
    if (key !== null) writeStored(key, typed && JSON.stringify({ typed, begun: from }));
    setBegun(typed ? from : undefined);
  };
  const keep = () => {
    if (!place.current) return;
    const typed = { ...later.current, ...typedIn(place.current.form) };
    const differs = JSON.stringify(typed) !== JSON.stringify(place.current.begun);
    store(differs ? typed : null, begun ?? record);
    setDirty(differs);
  };
  /** The server has it: nothing is left to keep. */
  const forget = () => {
    later.current = {};
    store(null, undefined);
    if (place.current) place.current.begun = typedIn(place.current.form);
    setRestored(false);
    setDirty(false);
  };
  const discard = () => {
    if (place.current)
      typeInto(place.current.form, { ...place.current.begun, ...valuesIn(record, place.current.begun) });
    forget();
  };
  const keepMine = () => store(place.current && typedIn(place.current.form), record);
  const isOutdated = begun !== undefined && record !== undefined && !saysTheSame(begun, record);
  return { ref, keep, forget, draft: { wasRestored, isDirty, isOutdated, discard, keepMine } };
}
