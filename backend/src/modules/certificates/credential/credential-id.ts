import { createHash } from 'node:crypto';

/**
 * A credential's name, derived from its code: the public list of revoked credentials tells nobody a code, and whoever
 * has the code finds it there, also without network. A uuid of version 8 out of the code's SHA-256.
 */
export function credentialId(verificationCode: string): string {
  const bytes = createHash('sha256').update(`masar-credential:${verificationCode}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return `urn:uuid:${groups.join('-')}`;
}
