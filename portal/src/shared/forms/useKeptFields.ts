import { useCallback, useRef, useState } from 'react';
import { useSession } from '#shared/session/SessionProvider';
import { readStored, writeStored } from '#shared/storage/stored';
import { type Typed, typedIn, typeInto } from './typed-fields';

function readKept(key: string | null): Typed | null {
  try {
    return key === null ? null : (JSON.parse(readStored(key) ?? 'null') as Typed | null);
  } catch {
    return null;
  }
}

/**
 * What is typed into the named fields of a form and not sent, kept in this browser under a name until it is; without
 * a name it is only known whether there is any.
 */
export function useKeptFields(name: string | undefined) {
  const { user } = useSession();
  const key = name === undefined ? null : `masarDraft:${user?.id}:${name}`;
  const place = useRef<{ form: HTMLFormElement; begun: Typed } | null>(null);
  const [wasRestored, setRestored] = useState(() => readKept(key) !== null);
  const [isDirty, setDirty] = useState(wasRestored);

  const ref = useCallback(
    (form: HTMLFormElement) => {
      place.current = { form, begun: typedIn(form) };
      const kept = readKept(key);
      if (kept) typeInto(form, kept);
      return () => void (place.current = null);
    },
    [key],
  );
  const keep = () => {
    if (!place.current) return;
    const typed = typedIn(place.current.form);
    const differs = JSON.stringify(typed) !== JSON.stringify(place.current.begun);
    if (key !== null) writeStored(key, differs ? JSON.stringify(typed) : null);
    setDirty(differs);
  };
  /** The server has it: nothing is left to keep. */
  const forget = () => {
    if (key !== null) writeStored(key, null);
    if (place.current) place.current.begun = typedIn(place.current.form);
    setRestored(false);
    setDirty(false);
  };
  const discard = () => {
    if (place.current) typeInto(place.current.form, place.current.begun);
    forget();
  };
  return { ref, keep, forget, draft: { wasRestored, isDirty, discard } };
}
