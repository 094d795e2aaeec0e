import { useEffect, useState } from 'react';
import { useSession } from '#shared/session/SessionProvider';
import { readStored, writeStored } from '#shared/storage/stored';

/** What was typed and not saved, from a former visit; null where there is none or its form has changed since. */
function readDraft<T extends object>(key: string, saved: T): T | null {
  try {
    const draft: unknown = JSON.parse(readStored(key) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return null;
    const isSameForm = Object.keys(saved).join() === Object.keys(draft).join();
    return isSameForm && JSON.stringify(draft) !== JSON.stringify(saved) ? (draft as T) : null;
  } catch {
    return null;
  }
}

export interface HeldValues<T> {
  values: T;
  /** What changes, perhaps by what stands there at that moment. */
  change: (changes: Partial<T> | ((former: T) => Partial<T>)) => void;
  /** The server has taken these values. */
  accept: (values: T) => void;
  draft: {
    /** Something differs from what the server has. */
    isDirty: boolean;
    /** The form began with what a former visit left unsaved. */
    wasRestored: boolean;
    /** Back to what the server has. */
    discard: () => void;
  };
}

/**
 * What a form holds that is more than words in fields, for `holds` of `useCheckedForm`: it survives a failed save, a
 * closed tab and a crash, for this browser keeps what is not saved yet under the name.
 */
export function useHeldValues<T extends object>(name: string, initial: T, prefix = 'masarDraft'): HeldValues<T> {
  const key = `${prefix}:${useSession().user?.id}:${name}`;
  const [restored] = useState(() => readDraft(key, initial));
  const [saved, setSaved] = useState(initial);
  const [values, setValues] = useState(restored ?? initial);
  const [wasRestored, setRestored] = useState(restored !== null);
  const current = JSON.stringify(values);
  const isDirty = current !== JSON.stringify(saved);

  useEffect(() => {
    writeStored(key, isDirty ? current : null);
  }, [key, isDirty, current]);

  const reset = (next: T) => {
    setSaved(next);
    setValues(next);
    setRestored(false);
  };
  return {
    values,
    change: (changes) =>
      setValues((former) => ({ ...former, ...(typeof changes === 'function' ? changes(former) : changes) })),
    accept: (next) => {
      // The page may be left in the same moment: the draft must not outlive the save.
      writeStored(key, null);
      reset(next);
    },
    draft: { isDirty, wasRestored, discard: () => reset(saved) },
  };
}
