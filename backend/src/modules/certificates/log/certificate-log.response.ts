import { CountOut, ManyOut, OneOut, TextOut, TimeOut, WordOut } from '#platform/http/response-fields';
import { type LogEntryKind, logEntryKinds } from './log-entry.js';

const aHash = 'uU0nuZNNPgilLlLX2n2r-sSE7-N6U4DukIj3rOLvzek';
/** In one text they take a sixth less than in a list: an entry with its proof stays within 1 kB up to a million entries. */
const oneAfterTheOther = 'hashes of 32 bytes, one after the other, as one base64url text';

/** A hash is SHA-256 in base64url everywhere (EVD-6). */
export class LogHeadResponse {
  @CountOut({ description: 'Entries that the log has' }) size!: number;
  @TextOut({ example: aHash, description: 'Root of the Merkle tree over them (RFC 9162, 2.1.1)' }) root!: string;
  @TextOut({
    nullable: true,
    example: 'eyJhbGciOiJFZERTQSJ9.eyJzaXplIjo4NTR9.c2lnbmVk',
    description: 'Size, root and time as JWS, signed with a key of /api/certificates/keys; null while the log is empty',
  })
  signedHead!: string | null;
}

export class LogEntryResponse {
  @CountOut({ description: 'From 0, without gaps' }) position!: number;
  @WordOut(logEntryKinds, { description: 'Carried: the certificate is older than the log' }) kind!: LogEntryKind;
  @TimeOut({ description: 'When it was written' }) at!: string;
  @TextOut({ example: aHash, description: 'Hash of all that the certificate says' }) digest!: string;
}

export class LogConsistencyResponse {
  @CountOut({ description: 'Entries of the earlier head' }) from!: number;
  @CountOut({ description: 'Entries of the log today' }) size!: number;
  @TextOut({ example: aHash, description: `Consistency proof (RFC 9162, 2.1.4): ${oneAfterTheOther}` }) path!: string;
}

class ProvenEntryResponse extends LogEntryResponse {
  @TextOut({
    example: aHash,
    description: `Inclusion proof (RFC 9162, 2.1.3), from the leaf to the root: ${oneAfterTheOther}`,
  })
  path!: string;
}

export class LogProofResponse {
  @TextOut({
    example: '{"certificateNumber":"MSR-2026-000731"}',
    description: 'What the certificate says, as the text whose hash is the digest of its entries',
  })
  facts!: string;
  @ManyOut(() => ProvenEntryResponse, {
    description: 'What the log tells of it, in order; empty until it is carried in',
  })
  entries!: ProvenEntryResponse[];
  @OneOut(() => LogHeadResponse) head!: LogHeadResponse;
}
