import { useCallback, useRef } from 'react';

interface ReadToEnd {
  /** For an element at the end of the text. */
  end: (place: HTMLElement | null) => (() => void) | undefined;
  noteCheck: (place: number, all: number) => void;
  hasReachedEnd: () => boolean;
}

/** Whether the end of a text was in view, or all its checks were answered, since it was opened (JOY-1). */
export function useReadToEnd(): ReadToEnd {
  const hasReached = useRef(false);
  const answered = useRef(new Set<number>());

  const end = useCallback((place: HTMLElement | null) => {
    // Where nothing can tell, nothing is praised.
    if (!place || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      hasReached.current = true;
      observer.disconnect();
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  const noteCheck = useCallback((place: number, all: number) => {
    answered.current.add(place);
    if (answered.current.size >= all) hasReached.current = true;
  }, []);
  const hasReachedEnd = useCallback(() => hasReached.current, []);
  return { end, noteCheck, hasReachedEnd };
}
