import type { ColorScheme } from '@masar/ui';
import { useSyncExternalStore } from 'react';

/** The page's own script paints the document, before the first paint and when the system turns to its other scheme. */
function whenPainted(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-color-scheme'] });
  return () => observer.disconnect();
}

const painted = (): ColorScheme => (document.documentElement.dataset['colorScheme'] === 'dark' ? 'dark' : 'light');

/** The scheme that is shown: the choice made in the portal, or the system's. */
export const useColorScheme = (): ColorScheme => useSyncExternalStore(whenPainted, painted);
