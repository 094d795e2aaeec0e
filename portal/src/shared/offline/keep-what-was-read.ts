import { readIdentity } from '#shared/session/stored-identity';
import { isOfflineRead } from './offline-reads';

/** On the first visit pages are drawn before the service worker listens: what they loaded is fetched once more. */
export async function keepWhatWasRead(): Promise<void> {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const isWorthKeeping = ({ origin, pathname }: URL) =>
    origin === window.location.origin &&
    (pathname.startsWith('/assets/') || (readIdentity() !== null && isOfflineRead(pathname)));
  const wanted = new Set(addresses.filter(isWorthKeeping).map(({ href }) => href));
  const language = document.documentElement.lang;
  const headers = { 'Accept-Language': language };
  // To its end: an answer that nobody reads holds its connection.
  const read = async (address: string) => (await fetch(address, { headers })).arrayBuffer();
  await Promise.allSettled([...wanted].map(read));
}
