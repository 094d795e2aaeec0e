import { useEffect } from 'react';
import { interactiveEvent } from '../prerender/page-document';

/** Stands beside a page and says when it answers; taps made before are then repeated. */
export function AnnounceInteractive() {
  useEffect(() => {
    window.dispatchEvent(new Event(interactiveEvent));
  }, []);
  return null;
}
