import { createPrivateKey, type KeyObject } from 'node:crypto';
import { openBytes, sealBytes } from './sealed-bytes.js';

const purpose = 'masar signing keys';

/** A private key as the database keeps it: encrypted under the server's own secret, so that a copy signs nothing. */
export const sealKey = (key: KeyObject, secret: string): string =>
  sealBytes(key.export({ type: 'pkcs8', format: 'der' }), secret, purpose);

/** The private key; undefined when it was sealed under another secret. */
export function openKey(kept: string, secret: string): KeyObject | undefined {
  const der = openBytes(kept, secret, purpose);
  return der && createPrivateKey({ key: der, type: 'pkcs8', format: 'der' });
}
