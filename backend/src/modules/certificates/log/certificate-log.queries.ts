import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { isoTime } from '#platform/database/iso-time';
import { Keyset } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import { mapRows, type Page, type PageQuery } from '#platform/http/paging';
import { CertificateQueries } from '../certificate/certificate.queries.js';
import type { CertificatesTables } from '../certificates.tables.js';
import type {
  LogConsistencyResponse,
  LogEntryResponse,
  LogHeadResponse,
  LogProofResponse,
} from './certificate-log.response.js';
import { keptHashes } from './kept-hashes.js';
import { factsText } from './log-entry.js';
import { consistencyPath, hashOf, inclusionPath, partsOf, type Range } from './merkle-tree.js';

const inOrder = new Keyset<{ position: number }>('asc', [
  { sql: sql.ref('l.position'), type: 'integer', of: ({ position }) => position },
]);

/** Reads the log of certificates as strangers check it (EVD-6). */
@Injectable()
export class CertificateLogQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly certificates: CertificateQueries,
  ) {}

  /** The latest head; a log without entries has none that is signed. */
  async head(): Promise<LogHeadResponse> {
    const last = await this.tables
      .selectFrom('certificate_log')
      .select(['position', 'signed_head'])
      .where('signed_head', 'is not', null)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
    const size = last ? last.position + 1 : 0;
    const [root] = await this.hashesOf([{ first: 0, size }]);
    return { size, root: root!.toString('base64url'), signedHead: last?.signed_head ?? null };
  }

  async entries(query: PageQuery): Promise<Page<LogEntryResponse>> {
    const { size } = await this.head();
    const rows = await inOrder
      .seek(this.tables.selectFrom('certificate_log as l').select(['l.position', 'l.kind', 'l.at', 'l.digest']), query)
      .execute();
    return mapRows(inOrder.page(rows, query, size), (row) => ({ ...row, at: isoTime(row.at) }));
  }

  /** How the log of today begins with the `earlier` entries of another head; undefined where it never had as many. */
  async consistency(earlier: number): Promise<LogConsistencyResponse | undefined> {
    const { size } = await this.head();
    if (earlier > size) return undefined;
    return { from: earlier, size, path: await this.pathOver(consistencyPath(earlier, { first: 0, size })) };
  }

  /** What the log tells of a certificate, each entry with its way to the root; undefined where no such certificate is. */
  async proofOf(code: string): Promise<LogProofResponse | undefined> {
    const row = await this.certificates.byCode(code);
    if (!row) return undefined;
    const head = await this.head();
    const entries = await this.tables
      .selectFrom('certificate_log as l')
      .innerJoin('certificates as k', 'k.id', 'l.certificate_id')
      .select(['l.position', 'l.kind', 'l.at', 'l.digest'])
      .where('k.verification_code', '=', code)
      .where('l.position', '<', head.size)
      .orderBy('l.position')
      .execute();
    const proofs = entries.map(async (entry) => ({
      ...entry,
      at: isoTime(entry.at),
      path: await this.pathOver(inclusionPath(entry.position, head.size)),
    }));
    return { facts: factsText(row), entries: await Promise.all(proofs), head };
  }

  private async pathOver(ranges: readonly Range[]): Promise<string> {
    return Buffer.concat(await this.hashesOf(ranges)).toString('base64url');
  }

  private async hashesOf(ranges: readonly Range[]): Promise<Buffer[]> {
    const parts = ranges.map(partsOf);
    const kept = await keptHashes(this.tables, parts.flat());
    return parts.map((places) => hashOf(kept.splice(0, places.length).map(({ hash }) => hash)));
  }

  private get tables() {
    return this.database.over<CertificatesTables>();
  }
}
