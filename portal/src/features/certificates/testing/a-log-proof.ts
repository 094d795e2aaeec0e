import { aVerification } from '#testing/certificates';
import type { LogProof } from '../log/check-proof';

const joinedBytes = (parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const bytesOf = (text: string) => new TextEncoder().encode(text);
async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joinedBytes(parts)));
}
const toText = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const leafOf = ({ kind, at, digest }: { kind: string; at: string; digest: string }) =>
  sha256(Uint8Array.of(0), bytesOf(`masar-certificate-log-1\n${kind}\n${at}\n${digest}`));
const joined = (left: Uint8Array, right: Uint8Array) => sha256(Uint8Array.of(1), left, right);

const partOf = (value: object) => toText(bytesOf(JSON.stringify(value)));

/** A head as the server signs it; nobody here asks for the signature. */
export const aHead = (size: number, root: string, at = '2026-11-02T09:00:00.000Z'): LogProof['head'] => ({
  size,
  root,
  signedHead: `${partOf({ alg: 'EdDSA', kid: 'okp' })}.${partOf({ size, root, at })}.signature`,
});

/** The proof of the valid certificate as third of a log of five entries, made by the drawing of RFC 9162, 2.1.5. */
export async function aLogProof(kind: LogProof['entries'][number]['kind'] = 'issued'): Promise<LogProof> {
  const {
    status: _,
    revokedReason: _reason,
    revokedAt: _end,
    supersededByCode: _code,
    checkedAt: _at,
    ...said
  } = aVerification();
  const facts = JSON.stringify(said);
  const entry = { kind, at: '2026-11-02T09:00:00.000Z', digest: toText(await sha256(bytesOf(facts))) };
  const others = ['a', 'b', 'd', 'e'].map((digest) => leafOf({ kind: 'issued', at: entry.at, digest }));
  const [a, b, d, e] = (await Promise.all(others)) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  const ab = await joined(a, b);
  const root = await joined(await joined(ab, await joined(await leafOf(entry), d)), e);
  return {
    facts,
    entries: [{ ...entry, position: 2, path: toText(joinedBytes([d, ab, e])) }],
    head: aHead(5, toText(root), entry.at),
  };
}
