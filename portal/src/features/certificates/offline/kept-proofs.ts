import type { Answer } from '@masar/contracts';
import { api } from '#shared/api/api';
import { cacheNames } from '#shared/offline/cache-names';

type Keys = Answer<'/api/certificates/keys', 'get'>;
type Revocations = Answer<'/api/certificates/revocations', 'get'>;

/** What this device needs to check a certificate without network. */
export interface KeptProofs {
  keys: Keys['keys'];
  revocations: Pick<Revocations, 'asOf' | 'revokedCredentials'>;
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

/** Keeps our public keys and the list of the revoked, once a day; they name nobody (CRT-8). */
export async function keepProofs(now = Date.now()): Promise<void> {
  if (!('caches' in globalThis)) return;
  const kept = await readProofs();
  if (kept && now - Date.parse(kept.revocations.asOf) < DAY) return;
  const [{ data: keys }, { data: revocations }] = await Promise.all([
    api.GET('/api/certificates/keys'),
    api.GET('/api/certificates/revocations'),
  ]);
  if (!keys || !revocations) return;
  const proofs: KeptProofs = { keys: keys.keys, revocations };
  await (await caches.open(cacheNames.proofs)).put(address, Response.json(proofs));
}
