import type { EntityManager } from '@mikro-orm/postgresql';
import {
  entryBytes,
  grow,
  inclusionPath,
  leafHash,
  type LogEntryKind,
  type LogHeadSigner,
  partsOf,
} from '#modules/certificates';
import { type CertificatesTables } from '#modules/certificates';

/** An entry as whoever owns the database writes it. */
export interface ForgedEntry {
  kind: LogEntryKind;
  at: Date;
  digest: string;
  certificateId: string | null;
}

type Signs = Pick<LogHeadSigner, 'sign'>;
const hashBytes = 32;

const leafOf = ({ kind, at, digest }: ForgedEntry): Buffer =>
  leafHash(entryBytes({ kind, digest, at: at.toISOString() }));
const rowOf = ({ certificateId, ...entry }: ForgedEntry, position: number, signedHead: string | null) => ({
  ...entry,
  position,
  certificate_id: certificateId,
  signed_head: signedHead,
});

/**
 * Writes a log into the database as whoever has it and the site's key can: every hash and the head are made anew (EVD-6).
 */
export async function writeLog(em: EntityManager, signer: Signs, entries: readonly ForgedEntry[]): Promise<void> {
  const { added, root } = grow([], entries.map(leafOf));
  const signedHead = await signer.sign({ size: entries.length, root, at: entries.at(-1)!.at });
  const rows = entries.map((entry, position) =>
    rowOf(entry, position, position + 1 < entries.length ? null : signedHead),
  );
  await replaced(em, rows, added);
}

/**
 * Writes a log of 2 ** `level` entries, of which only this one and the last are there: what its proof passes are hashes of
 * subtrees, and those may be of anything.
 */
export async function writeLogAround(
  em: EntityManager,
  signer: Signs,
  entry: ForgedEntry,
  { level, position }: { level: number; position: number },
): Promise<void> {
  const size = 2 ** level;
  const passed = inclusionPath(position, size).flatMap(partsOf);
  const beside = passed.map((place, step) => ({ ...place, hash: Buffer.alloc(hashBytes, 200 + step) }));
  const root = Buffer.alloc(hashBytes, 7);
  const signedHead = await signer.sign({ size, root, at: entry.at });
  const last = { ...entry, certificateId: null };
  await replaced(
    em,
    [rowOf(entry, position, null), rowOf(last, size - 1, signedHead)],
    [...beside, { level, position: 0, hash: root }],
  );
}

async function replaced(
  em: EntityManager,
  rows: ReturnType<typeof rowOf>[],
  nodes: { level: number; position: number; hash: Buffer }[],
): Promise<void> {
  await em.transactional(async (within) => {
    const tables = within.getKysely<CertificatesTables>();
    await tables.deleteFrom('certificate_log').execute();
    await tables.deleteFrom('certificate_log_nodes').execute();
    await tables.insertInto('certificate_log').values(rows).execute();
    await tables
      .insertInto('certificate_log_nodes')
      .values(nodes.map(({ hash, ...place }) => ({ ...place, hash: hash.toString('base64url') })))
      .execute();
  });
}
