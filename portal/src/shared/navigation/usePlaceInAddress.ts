import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** For a heading: brings the reader to it where the address names its place (`#import`), also when it comes late (NAV-1). */
export function usePlaceInAddress(id: string) {
  const { hash, key } = useLocation();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hash !== `#${id}`) return undefined;
    // A new page first takes its reader to its own beginning.
    const frame = requestAnimationFrame(() => ref.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [hash, key, id]);
  return { id, ref, tabIndex: -1 } as const;
}
