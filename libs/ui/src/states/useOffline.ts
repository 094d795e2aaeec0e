import { useSyncExternalStore } from 'react';
import { isOffline, missingReach } from './connection.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether nothing gets through the network (`isOffline`); false where pages are rendered to HTML. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false);

/** The same, with what does not answer. */
export const useMissingReach = (): ReturnType<typeof missingReach> =>
  useSyncExternalStore(subscribe, missingReach, () => undefined);
