import type { Answer } from '@masar/contracts';
import type { Verification } from '../certificates.queries';

export type LogProof = Answer<'/api/certificates/verify/{code}/proof', 'get'>;

/** What the public log says of a certificate (EVD-6): since when it stands there, that it does not yet, or otherwise than shown. */
export type LogFinding =
  | { state: 'logged'; number: number; since: string; isCarried: boolean }
  | { state: 'unlogged' }
  | { state: 'contradicted' };

/** Judges the proof by itself: the hash of what is shown has to lead to the root of the log. */
export async function checkProof({ facts, entries, head }: LogProof, shown: Verification): Promise<LogFinding> {
  const [first] = entries;
  if (!first) return { state: 'unlogged' };
  const digest = toText(await sha256(bytesOf(facts)));
  const leads = entries.map(async ({ kind, at, digest: told, path, position }) => {
    const leaf = await sha256(Uint8Array.of(0), bytesOf(`masar-certificate-log-1\n${kind}\n${at}\n${told}`));
    return told === digest && (await leadsTo(head.root, leaf, position, head.size, path));
  });
  if (!saysTheSame(facts, shown) || (await Promise.all(leads)).includes(false)) return { state: 'contradicted' };
  return { state: 'logged', number: first.position + 1, since: first.at, isCarried: first.kind === 'carried' };
}

/** Whether each fact of the proof is what stands on the page. */
function saysTheSame(facts: string, shown: Verification): boolean {
  const said = Object.entries(JSON.parse(facts) as Record<string, unknown>);
  return said.every(([name, value]) => JSON.stringify(value) === JSON.stringify(shown[name as keyof Verification]));
}

/** Inclusion by RFC 9162, 2.1.3.2. */
async function leadsTo(root: string, leaf: Uint8Array, position: number, size: number, path: readonly string[]) {
  let [index, last, hash] = [position, size - 1, leaf];
  for (const step of path) {
    if (last === 0) return false;
    const isRight = index % 2 === 1 || index === last;
    hash = await (isRight ? joined(fromText(step), hash) : joined(hash, fromText(step)));
    while (isRight && index % 2 === 0 && index !== 0) [index, last] = [index >> 1, last >> 1];
    [index, last] = [index >> 1, last >> 1];
  }
  return last === 0 && toText(hash) === root;
}

const joined = (left: Uint8Array, right: Uint8Array) => sha256(Uint8Array.of(1), left, right);

async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  parts.reduce((offset, part) => (bytes.set(part, offset), offset + part.length), 0);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const fromText = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
