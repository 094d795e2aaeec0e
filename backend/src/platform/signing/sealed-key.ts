import { type KeyObject, createCipheriv, createDecipheriv, createPrivateKey, hkdfSync, randomBytes } from 'node:crypto';

const nonceLength = 12;
const tagLength = 16;

const sealingKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'masar signing keys', 32));

/** A private key as the database keeps it: AES-256-GCM under the server's own secret, so that a copy signs nothing. */
export function sealKey(key: KeyObject, secret: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret), nonce);
  const sealed = Buffer.concat([cipher.update(key.export({ type: 'pkcs8', format: 'der' })), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The private key; undefined when it was sealed under another secret. */
export function openKey(kept: string, secret: string): KeyObject | undefined {
  const bytes = Buffer.from(kept, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret), bytes.subarray(0, nonceLength));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  try {
    const der = Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]);
    return createPrivateKey({ key: der, type: 'pkcs8', format: 'der' });
  } catch {
    return undefined;
  }
}
