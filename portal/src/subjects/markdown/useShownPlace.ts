import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { placePrefix } from './lesson-elements';

/** Brings the place of a text that the address names into view, with the keyboard's focus, once the text is there. */
export function useShownPlace(text: string | undefined): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const name = nameIn(hash);
    if (!name || text === undefined) return;
    // After the navigation has put the focus on the page's heading.
    const frame = requestAnimationFrame(() => {
      const place = document.getElementById(name.startsWith(placePrefix) ? name : placePrefix + name);
      if (!place) return;
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
      place.scrollIntoView?.({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key, text]);
}

/** Undefined for what nobody could have written. */
function nameIn(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return undefined;
  }
}
