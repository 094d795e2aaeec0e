import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, moment } from '#platform/database/columns';

/** RS256 for verifiers of every kind, EdDSA where each byte counts. */
export const signingAlgorithms = ['RS256', 'EdDSA'] as const;
export type SigningAlgorithm = (typeof signingAlgorithms)[number];

/** A public key as JSON Web Key, without what names it. */
export type PublicJwk = { kty: 'RSA'; n: string; e: string } | { kty: 'OKP'; crv: string; x: string };

/** Table `signing_keys`: the installation's keys. One of each kind signs, the others only prove what they signed. */
export const SigningKeySchema = defineEntity({
  name: 'SigningKey',
  tableName: 'signing_keys',
  uniques: [{ name: 'signing_keys_one_active_unique', properties: ['algorithm'], where: 'retired_at is null' }],
  properties: {
    /** The key's own thumbprint (RFC 7638). */
    id: p.text().primary(),
    algorithm: p.enum(signingAlgorithms),
    publicJwk: p.json<PublicJwk>(),
    /** Encrypted under a key that is derived from SESSION_SECRET. */
    sealedPrivateKey: p.text(),
    createdAt: createdAt(),
    retiredAt: moment().nullable(),
  },
});
