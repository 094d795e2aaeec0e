import type { KeptProofs } from '../offline/kept-proofs';

/** Made by the server's own code with a key for tests; its spec holds the same texts. */
export const signedCode = '7K2M9QXA4TRDV8HN';
export const signedFragment =
  'SSMEW3JHBQN4NSS792HWGYAATJWPWKGVP983X6JVK83BK7648HZKCYMYEJE2D82NVHBFDKKHBABCNBZCX3V04S0W1ZZB2HBN0JND00TV64P25P5KV2KXHCERN4GDHEESGKCRM86RNQCB7PC648P24MV1E9GJ0GBCD4G4GRBKC5Q24B12V2HXHCYRMZCB7PCAV2KXHAH0A9JP2RVM48P30B1J74WK4C1P74TJRE9N5RTNT';
export const signedId = 'urn:uuid:0ce7bc09-8fe8-888b-ab15-e61ee7e31bc3';

/** What a device keeps: that key beside the one of credentials, and a list of the revoked. */
export const keptProofs = (revoked: readonly string[] = []): KeptProofs => ({
  keys: [
    { kid: 'rsa', kty: 'RSA', alg: 'RS256', use: 'sig', n: 'AQAB', e: 'AQAB' },
    {
      kid: 'okp',
      kty: 'OKP',
      alg: 'EdDSA',
      use: 'sig',
      crv: 'Ed25519',
      x: '6kpsY-KcUgq-9VB7Ey7F-ZVHdq6-vnuSQh7qaRRG0iw',
    },
  ],
  revocations: {
    asOf: '2026-11-20T08:30:00.000Z',
    revokedCredentials: revoked.map((id) => ({ id, revoked: true })),
  },
});
