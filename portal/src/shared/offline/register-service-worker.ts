import { keepWhatWasRead } from './keep-what-was-read';
import { offerNewVersion } from './new-version';

/** A tab that stays open for days hears of new versions too. */
const HOUR = 60 * 60 * 1000;

function offerWhenInstalled(worker: ServiceWorker | null): void {
  const offer = () => {
    // The first version has nobody to replace.
    if (worker?.state !== 'installed' || !navigator.serviceWorker.controller) return;
    offerNewVersion(() => worker.postMessage({ type: 'TAKE_OVER' }));
  };
  worker?.addEventListener('statechange', offer);
  offer();
}

/** Installs what makes the portal work without network; a new version waits for the reader's word. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) void keepWhatWasRead();
    else window.location.reload();
    isFirst = false;
  });

  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  offerWhenInstalled(registration.waiting);
  registration.addEventListener('updatefound', () => offerWhenInstalled(registration.installing));

  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < HOUR) return;
    checkedAt = Date.now();
    void registration.update().catch(() => undefined);
  });
}
