import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a page may take to show its heading before the focus stays where it is. */
const PATIENCE_MS = 5000;

/** After each navigation: to the top, and the keyboard focus to the new page's heading (NAV-1). */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  useHeadingFocus(pathname);
}

/** The same whenever `place` changes: for pages that show several screens at one path. */
export function useHeadingFocus(place: string): void {
  const previous = useRef(place);

  useEffect(() => {
    if (previous.current === place) return;
    previous.current = place;
    window.scrollTo(0, 0);

    const focusHeading = (): boolean => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading) return false;
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (focusHeading()) return;
    // A page that is still loading has no heading yet.
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place]);
}
