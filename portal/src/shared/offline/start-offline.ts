import { isBuilt } from '#shared/config/is-built';

/** What is done without network by those who know what is done here. */
interface OfflineWork {
  /** Begins to send what waits. */
  startSending: () => Promise<unknown>;
  /** Fetches what features want to have on the device. */
  keep: () => Promise<unknown>;
}

async function start({ startSending, keep }: OfflineWork): Promise<void> {
  await startSending();
  if (!isBuilt) return;
  const { registerServiceWorker } = await import('./register-service-worker');
  await registerServiceWorker();
  await keep();
}

/**
 * Makes the portal work without network: sends what waits and registers the service worker. Call it once the page is
 * interactive; it waits until the browser is idle, so that the first visit pays nothing (PERF-4, PERF-5).
 */
export function startOffline(work: OfflineWork): void {
  const begin = () => void start(work).catch((error: unknown) => console.warn('Offline support is off:', error));
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: 5000 }) : setTimeout(begin, 2000);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
