import { type Head, openHead } from '../log/head';
import { credentialId } from './credential-id';
import { isSignedBy } from './is-signed-by';
import type { KeptProofs } from './kept-proofs';
import { readSummary, type Summary } from './summary';

/** What a device can say of a certificate by itself; `asOf` is the day of the list that it has (CRT-8). */
export type OfflineFinding =
  | { state: 'genuine' | 'revoked'; summary: Summary; asOf: string; logHead?: Head }
  | { state: 'forged'; asOf: string }
  | { state: 'unprepared' };

/** Checks the summary of a QR code against the keys and the list that this device keeps. */
export async function checkOffline(
  code: string,
  fragment: string,
  proofs: KeptProofs | undefined,
): Promise<OfflineFinding> {
  if (!proofs) return { state: 'unprepared' };
  const { asOf, revokedCredentials } = proofs.revocations;
  const signed = readSummary(code, fragment);
  const answers = signed
    ? await Promise.all(proofs.keys.map((key) => isSignedBy(key, signed.signature, signed.signedBytes)))
    : [];
  if (!signed || !answers.includes(true)) return { state: 'forged', asOf };
  const id = await credentialId(code);
  const state = revokedCredentials.some((each) => each.id === id) ? 'revoked' : 'genuine';
  const logHead = proofs.logHead && openHead(proofs.logHead);
  return { state, summary: signed.summary, asOf, ...(logHead && { logHead }) };
}
