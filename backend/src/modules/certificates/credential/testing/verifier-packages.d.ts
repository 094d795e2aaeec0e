/** The parts of Digital Bazaar's verifier that the tests use; its packages bring no types. */
declare module '@digitalbazaar/vc' {
  export interface Verified {
    verified: boolean;
    error?: { errors?: Error[] };
    statusResult?: { verified: boolean; results?: { status: boolean }[] };
  }
  export function verifyCredential(options: {
    credential: object;
    suite: object;
    documentLoader: (address: string) => Promise<{ document: object }>;
    checkStatus?: (options: object) => Promise<object>;
  }): Promise<Verified>;
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(options: object): Promise<object>;
}

declare module '@digitalbazaar/multikey-context' {
  const multikey: { contexts: ReadonlyMap<string, object> };
  export default multikey;
}
