import { useEffect } from 'react';

/** Shows the place that the address names, once the text is there. */
export function useShownPlace(text: string): void {
  useEffect(() => {
    const { hash } = window.location;
    if (hash.length < 2) return;
    // After the page has gone to its top.
    const frame = requestAnimationFrame(() => {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [text]);
}
