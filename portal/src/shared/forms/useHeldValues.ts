import { useEffect, useState } from 'react';
import { useSession } from '#shared/session/SessionProvider';
import { readStored, writeStored } from '#shared/storage/stored';
import { saysTheSame } from './changed-meanwhile';

interface Draft<T> {
  typed: T;
  /** What the server had when it was begun. */
  begun: T;
}

/** What was typed and not saved, from a former visit; null where there is none or its form has changed since. */
function readDraft<T extends object>(key: string, saved: T): Draft<T> | null {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    // Drafts of former versions of the site say nothing of what they were begun from.
    const draft = ('begun' in stored ? stored : { typed: stored, begun: saved }) as Draft<T>;
    const isSameForm = [draft.typed, draft.begun].every((one) => Object.keys(one).join() === Object.keys(saved).join());
    return isSameForm && JSON.stringify(draft.typed) !== JSON.stringify(saved) ? draft : null;
  } catch {
    return null;
  }
}

/** What was typed, to be saved over a newer state: it is of that version then. */
const overNewer = <T extends object>(typed: T, saved: T): T =>
  'version' in saved ? { ...typed, version: saved.version } : typed;

interface HeldOptions<T> {
  prefix?: string;
  /** Nothing is saved anywhere yet, so nothing can have changed meanwhile. */
  isNew?: boolean;
  /** What was typed, over what somebody else has saved meanwhile. */
  over?: (typed: T, saved: T) => T;
}

export interface HeldValues<T> {
  values: T;
  /** What changes, perhaps by what stands there at that moment. */
  change: (changes: Partial<T> | ((former: T) => Partial<T>)) => void;
  /** The server has taken these values. */
  accept: (values: T) => void;
  /** The server has taken these, and somebody typed on meanwhile. */
  arrived: (values: T) => void;
  /** Somebody else has saved these: whoever typed chooses. */
  renew: (newer: T) => void;
  /** The server has these already, beside what else is typed and not saved. */
  taken: (changes: Partial<T>) => void;
  /** Whether the server still has what this was begun from; where it does not, whoever typed chooses (REL-3). */
  isStill: (newest: T) => boolean;
  draft: {
    /** Something differs from what the server has. */
    isDirty: boolean;
    /** The form began with what a former visit left unsaved. */
    wasRestored: boolean;
    /** What the server has is newer than what the form was begun from. */
    isOutdated: boolean;
    /** Back to what the server has. */
    discard: () => void;
    /** What was typed takes the place of what is newer, when it is sent. */
    keepMine: () => void;
  };
}

/**
 * What a form holds that is more than words in fields, for `holds` of `useCheckedForm`: it survives a failed save, a
 * closed tab and a crash, for this browser keeps what is not saved yet under the name.
 */
export function useHeldValues<T extends object>(
  name: string,
  initial: T,
  { prefix = 'masarDraft', isNew = false, over = overNewer }: HeldOptions<T> = {},
): HeldValues<T> {
  const key = `${prefix}:${useSession().user?.id}:${name}`;
  const [restored] = useState(() => readDraft(key, initial));
  const [saved, setSaved] = useState(initial);
  const [values, setValues] = useState(restored?.typed ?? initial);
  const [begun, setBegun] = useState((!isNew && restored?.begun) || initial);
  const [wasRestored, setRestored] = useState(restored !== null);
  const current = JSON.stringify(values);
  const isDirty = current !== JSON.stringify(saved);

  useEffect(() => {
    writeStored(key, isDirty ? JSON.stringify({ typed: JSON.parse(current) as T, begun }) : null);
  }, [key, isDirty, current, begun]);

  const reset = (next: T) => {
    setSaved(next);
    setValues(next);
    setBegun(next);
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
    arrived: (sent) => {
      setSaved(sent);
      setBegun(sent);
    },
    renew: (newer) => (saysTheSame(newer, values) ? reset(newer) : setSaved(newer)),
    taken: (changes) => {
      for (const set of [setValues, setSaved, setBegun]) set((former) => ({ ...former, ...changes }));
    },
    isStill: (newest) => {
      if (saysTheSame(newest, begun)) return true;
      setSaved(newest);
      return false;
    },
    draft: {
      isDirty,
      wasRestored,
      isOutdated: !saysTheSame(begun, saved),
      discard: () => reset(saved),
      keepMine: () => {
        setValues(over(values, saved));
        setBegun(saved);
      },
    },
  };
}
