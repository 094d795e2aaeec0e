import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceLength = 12;
const tagLength = 16;

/** A key of its own for each purpose, out of the server's one secret. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** AES-256-GCM under the server's own secret, so that a copy of the database is worth nothing without it. */
export function sealBytes(bytes: Uint8Array, secret: string, purpose: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', derivedKey(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** What was sealed; undefined when that happened under another secret or for another purpose. */
export function openBytes(kept: string, secret: string, purpose: string): Buffer | undefined {
  const bytes = Buffer.from(kept, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', derivedKey(secret, purpose), bytes.subarray(0, nonceLength));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]);
  } catch {
    return undefined;
  }
}
