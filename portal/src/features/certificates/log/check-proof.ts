import type { Answer } from '@masar/contracts';
import type { Verification } from '../certificates.queries';
import { type Head, openHead } from './head';
import { digestOf, joined, leafHash, stepsOf, toText } from './tree-hashes';

export type LogProof = Answer<'/api/certificates/verify/{code}/proof', 'get'>;

/** What the public log says of a certificate (EVD-6): where and since when it stands there, that it does not yet, or otherwise than shown. */
export type LogFinding =
  | { state: 'logged'; number: number; since: string; isCarried: boolean; head: Head }
  | { state: 'unlogged' }
  | { state: 'contradicted' };

/** Judges the proof by itself: the hash of what is shown has to lead to the root of the log. */
export async function checkProof({ facts, entries, head: told }: LogProof, shown: Verification): Promise<LogFinding> {
  const [first] = entries;
  if (!first) return { state: 'unlogged' };
  const head = openHead(told);
  const digest = await digestOf(facts);
  const leads = entries.map(
    async (entry) =>
      entry.digest === digest &&
      (await leadsTo(told.root, await leafHash(entry), entry.position, told.size, stepsOf(entry.path))),
  );
  if (!head || !saysTheSame(facts, shown) || (await Promise.all(leads)).includes(false))
    return { state: 'contradicted' };
  return { state: 'logged', number: first.position + 1, since: first.at, isCarried: first.kind === 'carried', head };
}

/** Whether each fact of the proof is what stands on the page. */
function saysTheSame(facts: string, shown: Verification): boolean {
  const said = Object.entries(JSON.parse(facts) as Record<string, unknown>);
  return said.every(([name, value]) => JSON.stringify(value) === JSON.stringify(shown[name as keyof Verification]));
}

/** Inclusion by RFC 9162, 2.1.3.2. */
async function leadsTo(root: string, leaf: Uint8Array, position: number, size: number, path: readonly Uint8Array[]) {
  let [index, last, hash] = [position, size - 1, leaf];
  for (const step of path) {
    if (last === 0) return false;
    const isRight = index % 2 === 1 || index === last;
    hash = await (isRight ? joined(step, hash) : joined(hash, step));
    while (isRight && index % 2 === 0 && index !== 0) [index, last] = [index >> 1, last >> 1];
    [index, last] = [index >> 1, last >> 1];
  }
  return last === 0 && toText(hash) === root;
}
