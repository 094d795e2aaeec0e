import { limitedJob } from '#platform/limited-work/limited-job';

/** A proof of W3C Data Integrity that still lacks its signature. */
export interface UnsignedProof {
  type: 'DataIntegrityProof';
  cryptosuite: 'eddsa-rdfc-2022';
  verificationMethod: string;
  proofPurpose: 'assertionMethod';
}

interface Order {
  /** JSON-LD without proof. */
  document: object;
  proof: UnsignedProof;
}

/**
 * What Ed25519 signs of a document: the digests of its canonical form and of its proof's (eddsa-rdfc-2022). Beside the
 * server, because canonical forms of graphs cost the processor; in JSON-LD's safe mode a word without meaning, which a
 * signature would not cover, is refused.
 */
export const signableBytes = limitedJob(
  import.meta.url,
  'signableBytes',
  'badges',
  async ({ document, proof }: Order): Promise<Uint8Array> => {
    const { DataIntegrityProof } = await import('@digitalbazaar/data-integrity');
    const { cryptosuite } = await import('@digitalbazaar/eddsa-rdfc-2022-cryptosuite');
    const { bundledContext } = await import('./bundled-contexts.js');
    return new DataIntegrityProof({ cryptosuite, date: null }).createVerifyData({
      document,
      proof,
      documentLoader: bundledContext,
    });
  },
);
