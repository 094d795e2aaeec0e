import { encode } from 'base58-universal';
import type { PublishedKey } from '#platform/signing/signing-keys';

/** Multicodec's name of an Ed25519 public key, before its 32 bytes. */
const ed25519Prefix = Uint8Array.of(0xed, 0x01);

/**
 * The issuer as did:web below the address of certificates: `did:web:masar.example:api:certificates` is resolved at
 * `https://masar.example/api/certificates/did.json`. The site's own root stays free for a DID of its organisation.
 */
export function issuerDid(publicUrl: string): string {
  const { host, pathname } = new URL(`${publicUrl}/api/certificates`);
  return ['did:web', encodeURIComponent(host), ...pathname.split('/').filter(Boolean)].join(':');
}

/** The name of a key inside the issuer's DID document. */
export const verificationMethodOf = (publicUrl: string, keyId: string): string => `${issuerDid(publicUrl)}#${keyId}`;

/** Bytes in multibase: base58 of Bitcoin's letters, which 'z' announces. */
export const multibase = (bytes: Uint8Array): string => `z${encode(bytes)}`;

/** The issuer's DID document: all Ed25519 keys that ever signed, so that badges of retired keys stay provable (EVD-7). */
export function toIssuerDocument(keys: readonly PublishedKey[], publicUrl: string) {
  const id = issuerDid(publicUrl);
  const methods = keys.flatMap(({ id: keyId, publicJwk }) =>
    publicJwk.kty === 'OKP'
      ? [
          {
            id: verificationMethodOf(publicUrl, keyId),
            type: 'Multikey',
            controller: id,
            publicKeyMultibase: multibase(Buffer.concat([ed25519Prefix, Buffer.from(publicJwk.x, 'base64url')])),
          },
        ]
      : [],
  );
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    alsoKnownAs: [publicUrl],
    verificationMethod: methods,
    assertionMethod: methods.map(({ id: method }) => method),
  };
}
