import { digestOf } from '#modules/certificates';
import type { ForgedEntry } from './forged-log.js';

type Forgery = (entries: readonly ForgedEntry[], at: number, chance: () => number) => ForgedEntry[];

const hour = 60 * 60_000;
const changed = (entries: readonly ForgedEntry[], at: number, change: Partial<ForgedEntry>): ForgedEntry[] =>
  entries.with(at, { ...entries[at]!, ...change });

/** What somebody may want of a log whose first part others have seen, by what it is (EVD-6). */
export const forgeries: Record<string, Forgery> = {
  'alters what a certificate says': (entries, at, chance) =>
    changed(entries, at, { digest: digestOf(`other ${chance()}`) }),
  'makes a revocation an issue, or an issue a revocation': (entries, at) =>
    changed(entries, at, { kind: entries[at]!.kind === 'revoked' ? 'issued' : 'revoked', certificateId: null }),
  'dates an entry back': (entries, at, chance) =>
    changed(entries, at, { at: new Date(entries[at]!.at.getTime() - 1 - Math.floor(chance() * hour)) }),
  'removes an entry': (entries, at) => entries.toSpliced(at, 1),
  'puts one of today between those of former days': (entries, at, chance) =>
    entries.toSpliced(at, 0, { ...entries[at]!, digest: digestOf(`between ${chance()}`), certificateId: null }),
  'adds one at the end with a day that others have seen': (entries, at) => [
    ...entries,
    {
      ...entries[at]!,
      at: new Date(entries[at]!.at.getTime() - 1),
      digest: digestOf(`back ${at}`),
      certificateId: null,
    },
  ],
};

/** A small generator of numbers from 0 to below 1, so that a failure can be repeated. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
