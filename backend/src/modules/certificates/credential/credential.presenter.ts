import type { PublishedKey } from '#platform/signing/signing-keys';
import type { PublicKeyResponse, RevocationListResponse } from './credential.response.js';
import { credentialId } from './credential-id.js';
import { keyAddress, revocationListAddress } from './open-badge.js';

export const toPublicKey = ({ id, algorithm, publicJwk }: PublishedKey, publicUrl: string): PublicKeyResponse => ({
  kid: keyAddress(publicUrl, id),
  alg: algorithm,
  use: 'sig',
  ...publicJwk,
});

export function toRevocationList(codes: readonly string[], publicUrl: string, asOf: Date): RevocationListResponse {
  const revoked = codes.map((code) => ({ id: credentialId(code), revoked: true }));
  return {
    id: revocationListAddress(publicUrl),
    issuer: publicUrl,
    asOf: asOf.toISOString(),
    revokedCredential: revoked,
    revokedCredentials: revoked,
  };
}
