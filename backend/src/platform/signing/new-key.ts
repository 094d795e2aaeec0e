import { createHash, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { PublicJwk, SigningAlgorithm } from './signing-key.entity.js';

const generate = promisify(generateKeyPair);

export interface NewKey {
  id: string;
  publicJwk: PublicJwk;
  privateKey: KeyObject;
}

/** A fresh pair of keys, named by its thumbprint. */
export async function makeKey(algorithm: SigningAlgorithm): Promise<NewKey> {
  const pair = await (algorithm === 'RS256' ? generate('rsa', { modulusLength: 2048 }) : generate('ed25519', {}));
  const publicJwk = pair.publicKey.export({ format: 'jwk' }) as PublicJwk;
  return { id: thumbprintOf(publicJwk), publicJwk, privateKey: pair.privateKey };
}

/** RFC 7638: the digest of the key's required members in the order of their names. */
function thumbprintOf(jwk: PublicJwk): string {
  const required = jwk.kty === 'RSA' ? { e: jwk.e, kty: jwk.kty, n: jwk.n } : { crv: jwk.crv, kty: jwk.kty, x: jwk.x };
  return createHash('sha256').update(JSON.stringify(required)).digest('base64url');
}
