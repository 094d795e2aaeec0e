import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { LimitedWork } from '#platform/limited-work/limited-work';
import { SigningKeys } from '#platform/signing/signing-keys';
import { issuerDid, multibase, verificationMethodOf } from './issuer-identity.js';
import { signableBytes, type UnsignedProof } from './signable-bytes.job.js';

/** A credential with its proof inside (W3C Data Integrity), in a list as the schema of Open Badges 3.0 wants it. */
export type Proven<Credential> = Omit<Credential, 'issuer'> & {
  issuer: string | object;
  proof: [UnsignedProof & { proofValue: string }];
};

/** Digests of that many documents stay at hand: asking again for the same badge costs a signature alone. */
const keptDigests = 500;

/** Signs credentials with eddsa-rdfc-2022, in the name of the issuer's DID (EVD-7). */
@Injectable()
export class IntegritySigner {
  private readonly kept = new Map<string, Promise<Uint8Array>>();

  constructor(
    private readonly keys: SigningKeys,
    private readonly work: LimitedWork,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** The same credential gives the same bytes under the same key: Ed25519 draws nothing, and the proof names no moment. */
  async sign<Credential extends { issuer: string | object }>(credential: Credential): Promise<Proven<Credential>> {
    const { publicUrl } = this.config.http;
    const did = issuerDid(publicUrl);
    const { issuer } = credential;
    const document = { ...credential, issuer: typeof issuer === 'string' ? did : { ...issuer, id: did } };
    let proof: UnsignedProof | undefined;
    const signature = await this.keys.sign('EdDSA', (keyId) => {
      proof = {
        type: 'DataIntegrityProof',
        cryptosuite: 'eddsa-rdfc-2022',
        verificationMethod: verificationMethodOf(publicUrl, keyId),
        proofPurpose: 'assertionMethod',
      };
      return this.bytesOf(document, proof);
    });
    return { ...document, proof: [{ ...proof!, proofValue: multibase(signature) }] };
  }

  private bytesOf(document: object, proof: UnsignedProof): Promise<Uint8Array> {
    const name = createHash('sha256')
      .update(JSON.stringify([document, proof]))
      .digest('base64url');
    const known = this.kept.get(name);
    if (known) return known;
    const bytes = this.work.run(signableBytes, { document, proof });
    this.kept.set(name, bytes);
    // What failed is tried again by the next who asks.
    bytes.catch(() => this.kept.delete(name));
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= keptDigests) break;
      this.kept.delete(oldest);
    }
    return bytes;
  }
}
