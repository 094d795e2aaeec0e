import type { EntityManager } from '@mikro-orm/postgresql';
import { startTestApp, type TestApp } from '#testing/test-app';
import type { CoursesTables } from '../courses.tables.js';
import type { LogEntryResponse, LogHeadResponse } from './certificate-log.response.js';
import { digestOf, entryBytes, type LogEntryKind } from './log-entry.js';
import { LogHeadSigner } from './log-head-signer.js';
import { grow, leafHash } from './merkle-tree.js';
import { logVerifier } from './testing/log-verifier.js';

/** Entries in the log; the first `keptSize` others have seen. */
const size = 40;
const keptSize = 30;
const manipulations = 1_000;
const firstDay = Date.UTC(2026, 0, 1);
const hour = 60 * 60_000;

interface Row {
  kind: LogEntryKind;
  at: Date;
  digest: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Writes a log into the database as whoever has it and the site's key can: every hash and the head are made anew. */
async function written(rows: readonly Row[]): Promise<void> {
  const entries = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  const { added, root } = grow(
    [],
    entries.map((entry) => leafHash(entryBytes(entry))),
  );
  const signedHead = await app.app.get(LogHeadSigner).sign({ size: rows.length, root, at: rows.at(-1)!.at });
  await app.em().transactional(async (em: EntityManager) => {
    const tables = em.getKysely<CoursesTables>();
    await tables.deleteFrom('certificate_log').execute();
    await tables.deleteFrom('certificate_log_nodes').execute();
    await tables
      .insertInto('certificate_log')
      .values(
        rows.map((row, position) => ({
          ...row,
          position,
          certificate_id: null,
          signed_head: position === rows.length - 1 ? signedHead : null,
        })),
      )
      .execute();
    await tables
      .insertInto('certificate_log_nodes')
      .values(added.map(({ hash, ...place }) => ({ ...place, hash: hash.toString('base64url') })))
      .execute();
  });
}

async function read<Answer>(path: string): Promise<Answer> {
  return (await app.anonymous().get(`/api/certificates/${path}`).expect(200)).body as Answer;
}
async function published() {
  const { signedHead } = await read<LogHeadResponse>('log/head');
  return { signedHead, entries: await read<LogEntryResponse[]>('log/entries?limit=100') };
}

/** A small generator, so that a failure can be repeated. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Forgery = (rows: Row[], at: number, chance: () => number) => Row[];
const changed = (rows: Row[], at: number, change: Partial<Row>): Row[] => rows.with(at, { ...rows[at]!, ...change });

const forgeries: Record<string, Forgery> = {
  'alters what a certificate says': (rows, at, chance) => changed(rows, at, { digest: digestOf(`other ${chance()}`) }),
  'makes a revocation an issue, or an issue a revocation': (rows, at) =>
    changed(rows, at, { kind: rows[at]!.kind === 'issued' ? 'revoked' : 'issued' }),
  'dates an entry back': (rows, at, chance) =>
    changed(rows, at, { at: new Date(rows[at]!.at.getTime() - 1 - Math.floor(chance() * hour)) }),
  'removes an entry': (rows, at) => rows.toSpliced(at, 1),
  'puts one of today between those of former days': (rows, at, chance) =>
    rows.toSpliced(at, 0, { ...rows[at]!, digest: digestOf(`between ${chance()}`) }),
  'adds one at the end with a day that others have seen': (rows, at) => [
    ...rows,
    { ...rows[at]!, digest: digestOf(`back ${at}`) },
  ],
};

describe('the log in the hands of whoever has database and key', () => {
  it(`gives 1,000 manipulations away, each of them re-signed, to a script that shares no code [EVD-6]`, async () => {
    const honest = Array.from({ length: size }, (_, at): Row => ({
      kind: at % 6 === 4 ? 'revoked' : 'issued',
      at: new Date(firstDay + at * hour),
      digest: digestOf(`certificate ${at}`),
    }));
    await written(honest.slice(0, keptSize));
    const { signedHead: kept } = await published();
    const { keys } = await read<{ keys: object[] }>('keys');
    const faults = async () =>
      logVerifier.faultsOfLog({ ...(await published()), keys, ...(kept !== null && { kept }) });
    await written(honest);
    expect(await faults()).toEqual([]);

    const chance = numbers(20_261_126);
    const names = Object.keys(forgeries);
    const unfound: string[] = [];
    for (let run = 0; run < manipulations; run++) {
      const name = names[run % names.length]!;
      const at = Math.floor(chance() * (keptSize - 1));
      await written(forgeries[name]!(honest, at, chance));
      if ((await faults()).length === 0) unfound.push(`${name} at ${at}`);
    }
    expect(unfound).toEqual([]);
    await written(honest);
    expect(await faults()).toEqual([]);
  });
});
