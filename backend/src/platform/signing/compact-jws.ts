import type { SigningAlgorithm } from './signing-key.entity.js';
import type { SigningKeys } from './signing-keys.js';

/** The compact form of a JSON Web Signature (RFC 7515), which needs no library to be made. */
export async function signCompact(
  keys: SigningKeys,
  algorithm: SigningAlgorithm,
  headerOf: (keyId: string) => { kid: string; typ: string },
  claims: object,
): Promise<string> {
  const payload = part(claims);
  let unsigned = '';
  const signature = await keys.sign(algorithm, (keyId) => {
    unsigned = `${part({ alg: algorithm, ...headerOf(keyId) })}.${payload}`;
    return Buffer.from(unsigned);
  });
  return `${unsigned}.${signature.toString('base64url')}`;
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
