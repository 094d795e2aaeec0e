import type { Answer } from '@masar/contracts';
import { api } from '#shared/api/api';
import { cacheNames } from '#shared/offline/cache-names';
import { openHead } from '../log/head';
import { judgeHead } from '../log/judge-head';

type Keys = Answer<'/api/certificates/keys', 'get'>;
type LogHead = Answer<'/api/certificates/log/head', 'get'>;
type Revocations = Answer<'/api/certificates/revocations', 'get'>;

/** What this device needs to check a certificate without network. */
export interface KeptProofs {
  keys: Keys['keys'];
  revocations: Pick<Revocations, 'asOf' | 'revokedCredentials'>;
  /** The head of the public log at that moment; missing in what was kept before it travelled along (EVD-6). */
  logHead?: LogHead;
}

/** One answer, so that keys and list are always of the same moment; no server has this address. */
const address = '/offline/certificate-proofs';
const DAY = 24 * 60 * 60 * 1000;

/** What was kept, if anything was. */
export async function readProofs(): Promise<KeptProofs | undefined> {
  // Missing where the page is no secure context.
  if (!('caches' in globalThis)) return undefined;
  const kept = await caches.match(address, { cacheName: cacheNames.proofs });
  return kept && ((await kept.json()) as KeptProofs);
}

/** Keeps our public keys, the list of the revoked and the log's head, once a day; they name nobody (CRT-8, EVD-6). */
export async function keepProofs(now = Date.now()): Promise<void> {
  if (!('caches' in globalThis)) return;
  const kept = await readProofs();
  if (kept && now - Date.parse(kept.revocations.asOf) < DAY) return;
  const [{ data: keys }, { data: revocations }, { data: logHead }] = await Promise.all([
    api.GET('/api/certificates/keys'),
    api.GET('/api/certificates/revocations'),
    api.GET('/api/certificates/log/head'),
  ]);
  if (!keys || !revocations) return;
  const head = logHead?.signedHead ? await headToKeep(kept?.logHead, logHead) : kept?.logHead;
  const proofs: KeptProofs = { keys: keys.keys, revocations, ...(head && { logHead: head }) };
  await (await caches.open(cacheNames.proofs)).put(address, Response.json(proofs));
}

/** A newer head takes the place of an older one only where it goes on from that: whoever changes the log is found later too. */
async function headToKeep(kept: LogHead | undefined, told: LogHead): Promise<LogHead> {
  const [earlier, now] = [kept && openHead(kept), openHead(told)];
  if (!kept || !earlier || !now) return told;
  const isChanged = (await judgeHead(earlier, now)) === 'changed';
  return isChanged ? kept : told;
}
