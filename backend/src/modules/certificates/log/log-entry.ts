import { createHash } from 'node:crypto';
import { isoTime } from '#platform/database/iso-time';
import { factsOf } from '../certificate/certificate.presenter.js';
import type { CertificateFactsRow } from '../certificate/certificate.queries.js';

/** What the log tells of a certificate; those that are older than the log were `carried` into it. */
export const logEntryKinds = ['issued', 'carried', 'revoked', 'replaced'] as const;
export type LogEntryKind = (typeof logEntryKinds)[number];

/** An entry as everybody may read it: of the certificate it holds a hash, which tells nothing without the certificate. */
export interface LogEntry {
  kind: LogEntryKind;
  /** When it was written, ISO 8601 in UTC with milliseconds. */
  at: string;
  /** SHA-256 of `factsText`, base64url. */
  digest: string;
}

/**
 * All that a certificate says for ever, as text of one form. The code in it is as good as a salt: who does not have the
 * certificate can't find its name by trying.
 */
export function factsText(row: CertificateFactsRow): string {
  const { status: _, signatureUrl: __, signatory, evidence, evidenceEdition, shownBy, ...said } = factsOf(row);
  // Of those from before there were grades of evidence, or before they said what they rest on, the log holds what they said then.
  if (row.evidence === null) return JSON.stringify(said);
  return JSON.stringify({
    ...said,
    evidence,
    ...(row.shown_by && { evidenceEdition, shownBy }),
    ...(signatory && { signatory }),
  });
}

export const digestOf = (facts: string): string => createHash('sha256').update(facts).digest('base64url');

/** The bytes that are hashed as a leaf; the first line says how the others are to be read. */
export const entryBytes = ({ kind, at, digest }: LogEntry): Buffer =>
  Buffer.from(`masar-certificate-log-1\n${kind}\n${at}\n${digest}`);

/** What is to be told of a certificate that no entry tells of yet. */
export function missedEntries(row: CertificateFactsRow): LogEntryKind[] {
  if (row.status === 'revoked') return ['carried', 'revoked'];
  return row.status === 'superseded' ? ['carried', 'replaced'] : ['carried'];
}

export const toLogEntry = (kind: LogEntryKind, at: Date | string, row: CertificateFactsRow): LogEntry => ({
  kind,
  at: isoTime(at),
  digest: digestOf(factsText(row)),
});
