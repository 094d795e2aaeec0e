import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a page that came as HTML is taken over, when everything must look as the server drew it; true from
 * then on, and at once on pages that the browser draws itself (PUB-7).
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
