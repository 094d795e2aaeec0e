import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { takeTurn } from '#platform/database/turns';
import { selectFacts } from '../certificate/certificate.queries.js';
import type { CertificatesTables } from '../certificates.tables.js';
import { keptHashes } from './kept-hashes.js';
import { entryBytes, type LogEntryKind, missedEntries, toLogEntry } from './log-entry.js';
import { LogHeadSigner } from './log-head-signer.js';
import { grow, leafHash, partsOf } from './merkle-tree.js';

/** Something that the log is to tell of a certificate. */
interface News {
  kind: LogEntryKind;
  certificateId: string;
}

/**
 * The public log of certificates (EVD-6): what happens to one is written in the transaction in which it happens, one
 * entry at a time, and the head after it is signed there. Take rows of certificates and numbers before: whoever writes
 * holds the end of the log until the commit.
 */
@Injectable()
export class CertificateLog {
  constructor(
    private readonly signer: LogHeadSigner,
    private readonly database: ReadDatabase,
  ) {}

  /** Whether there is a certificate that the log does not know. */
  async misses(): Promise<boolean> {
    return (await unknownTo(this.database.over<CertificatesTables>()).limit(1).execute()).length > 0;
  }

  /** Writes what happened, in the order given; the rows of the certificates say already what they are to say. */
  async write(em: EntityManager, news: readonly News[], now: Date): Promise<void> {
    await takeTurn(em, 'certificate log');
    const ids = news.map(({ certificateId }) => certificateId);
    const known = await em
      .getKysely<CertificatesTables>()
      .selectFrom('certificate_log')
      .select('certificate_id')
      .where('certificate_id', 'in', ids)
      .execute();
    const isKnown = new Set(known.map(({ certificate_id: id }) => id));
    // Something may happen to one that is older than the log before it is carried in.
    const told = news.flatMap(({ kind, certificateId }): News[] =>
      kind === 'issued' || isKnown.has(certificateId)
        ? [{ kind, certificateId }]
        : [
            { kind: 'carried', certificateId },
            { kind, certificateId },
          ],
    );
    await this.append(em, told, now);
  }

  /**
   * Carries certificates into the log that it does not know, the oldest first.
   *
   * @returns how many there were, at most `atOnce`
   */
  async carry(em: EntityManager, atOnce: number, now: Date): Promise<number> {
    await takeTurn(em, 'certificate log');
    const unknown = await unknownTo(em.getKysely<CertificatesTables>())
      .orderBy('k.issued_at')
      .orderBy('k.id')
      .limit(atOnce)
      .execute();
    const news = unknown.flatMap((row) => missedEntries(row).map((kind) => ({ kind, certificateId: row.id })));
    if (news.length > 0) await this.append(em, news, now);
    return unknown.length;
  }

  private async append(em: EntityManager, news: readonly News[], now: Date): Promise<void> {
    const tables = em.getKysely<CertificatesTables>();
    const ids = news.map(({ certificateId }) => certificateId);
    const rows = await selectFacts(tables).select('k.id').where('k.id', 'in', ids).execute();
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const last = await tables
      .selectFrom('certificate_log')
      .select(['position', 'at'])
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
    const first = last ? last.position + 1 : 0;
    // A server whose clock is behind another's writes no earlier time than stands there.
    const at = last && new Date(last.at) > now ? new Date(last.at) : now;
    const entries = news.map(({ kind, certificateId }) => toLogEntry(kind, at, rowOf.get(certificateId)!));
    const tree = await keptHashes(tables, partsOf({ first: 0, size: first }));
    const { added, root } = grow(
      tree,
      entries.map((entry) => leafHash(entryBytes(entry))),
    );
    const signedHead = await this.signer.sign({ size: first + entries.length, root, at });
    await tables
      .insertInto('certificate_log')
      .values(
        entries.map((entry, index) => ({
          ...entry,
          at,
          position: first + index,
          certificate_id: news[index]!.certificateId,
          signed_head: index === entries.length - 1 ? signedHead : null,
        })),
      )
      .execute();
    await tables
      .insertInto('certificate_log_nodes')
      .values(added.map(({ hash, ...place }) => ({ ...place, hash: hash.toString('base64url') })))
      .execute();
  }
}

const unknownTo = (tables: Pick<Kysely<CertificatesTables>, 'selectFrom'>) =>
  selectFacts(tables)
    .select('k.id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('certificate_log as l').select('l.position').whereRef('l.certificate_id', '=', 'k.id'))),
    );
