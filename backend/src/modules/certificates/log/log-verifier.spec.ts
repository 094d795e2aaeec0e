import { generateKeyPairSync, sign } from 'node:crypto';
import type { LogEntryResponse } from './certificate-log.response.js';
import { digestOf, entryBytes } from './log-entry.js';
import { grow, leafHash } from './merkle-tree.js';
import { logVerifier } from './testing/log-verifier.js';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'the site’s' }];
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The head that whoever has the site's database and its key can make of any entries. */
function signedHeadOf(entries: readonly LogEntryResponse[]): string {
  const { root } = grow(
    [],
    entries.map((entry) => leafHash(entryBytes(entry))),
  );
  const claims = { size: entries.length, root: root.toString('base64url'), at: entries.at(-1)!.at };
  const unsigned = `${part({ alg: 'EdDSA', kid: 'the site’s' })}.${part(claims)}`;
  return `${unsigned}.${sign(null, Buffer.from(unsigned), privateKey).toString('base64url')}`;
}

const day = 24 * 60 * 60_000;
const firstDay = Date.UTC(2026, 0, 1);
const entryOf = (index: number, at = firstDay + index * day): LogEntryResponse => ({
  position: index,
  kind: index % 7 === 3 ? 'revoked' : 'issued',
  at: new Date(at).toISOString(),
  digest: digestOf(`certificate ${index}`),
});
const keptSize = 24;
const honest = Array.from({ length: 36 }, (_, index) => entryOf(index));
const kept = signedHeadOf(honest.slice(0, keptSize));
const numbered = (entries: LogEntryResponse[]) => entries.map((entry, position) => ({ ...entry, position }));
const faultsOf = (entries: LogEntryResponse[]) =>
  logVerifier.faultsOfLog({ entries, signedHead: signedHeadOf(entries), keys, kept });

/** A small generator, so that a failure can be repeated. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

type Forgery = (entries: LogEntryResponse[], at: number, chance: () => number) => LogEntryResponse[];
const replaced = (entries: LogEntryResponse[], at: number, change: Partial<LogEntryResponse>) =>
  entries.map((entry, index) => (index === at ? { ...entry, ...change } : entry));

/** What somebody may want of a log whose first part others have seen; the tree and its head are made anew each time. */
const forgeries: Record<string, Forgery> = {
  'alters what a certificate says': (entries, at, chance) =>
    replaced(entries, at, { digest: digestOf(`another ${chance()}`) }),
  'alters what happened': (entries, at) =>
    replaced(entries, at, { kind: entries[at]!.kind === 'issued' ? 'revoked' : 'issued' }),
  'dates an entry back': (entries, at, chance) =>
    replaced(entries, at, { at: new Date(Date.parse(entries[at]!.at) - chance() * day).toISOString() }),
  'removes an entry': (entries, at) => numbered(entries.toSpliced(at, 1)),
  'slips an entry in': (entries, at, chance) =>
    numbered(entries.toSpliced(at, 0, { ...entries[at]!, digest: digestOf(`slipped in ${chance()}`) })),
  'swaps two entries': (entries, at) =>
    replaced(replaced(entries, at, { digest: entries[at + 1]!.digest }), at + 1, { digest: entries[at]!.digest }),
  'adds one of a day that others have seen': (entries, at) =>
    numbered([...entries.slice(0, keptSize), { ...entryOf(500), at: entries[at]!.at }, ...entries.slice(keptSize)]),
  'cuts the end off': (entries, at) => entries.slice(0, at + 1),
};

describe('the verifier of the log', () => {
  it('finds nothing in a log that only grew [EVD-6]', () => {
    expect(faultsOf(honest)).toEqual([]);
    expect(faultsOf(honest.slice(0, keptSize))).toEqual([]);
    expect(logVerifier.faultsOfLog({ entries: [], signedHead: null, keys })).toEqual([]);
  });

  it('finds 1,000 entries that were altered, removed or dated back by whoever has database and key [EVD-6]', () => {
    const chance = numbers(20_261_123);
    const next = () => chance.next().value;
    const names = Object.keys(forgeries);
    const unfound: string[] = [];
    for (let run = 0; run < 1_000; run++) {
      const name = names[run % names.length]!;
      const at = Math.floor(next() * (keptSize - 2));
      if (faultsOf(forgeries[name]!(honest, at, next)).length === 0) unfound.push(`${name} at ${at}`);
    }
    expect(unfound).toEqual([]);
  });

  it('believes no head that another key signed [EVD-6]', () => {
    const stranger = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
    const log = { entries: honest, signedHead: signedHeadOf(honest) };
    expect(logVerifier.faultsOfLog({ ...log, keys: [{ ...stranger, kid: 'the site’s' }] })).toEqual([
      'head: not signed so',
    ]);
    expect(logVerifier.faultsOfLog({ ...log, keys: [] })).toEqual(['head: signed with an unknown key']);
  });
});
