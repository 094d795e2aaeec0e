import { useSyncExternalStore } from 'react';

/** Brings the new version in; null while there is none. */
let takeOver: (() => void) | null = null;
const listeners = new Set<() => void>();

/** A new version is ready and waits until somebody wants it. */
export function offerNewVersion(bringIn: () => void): void {
  takeOver = bringIn;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What reloads into the new version, where one is ready. */
export const useNewVersion = (): (() => void) | null =>
  useSyncExternalStore(
    subscribe,
    () => takeOver,
    () => null,
  );
