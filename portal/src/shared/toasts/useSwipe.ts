import { type PointerEvent, useState } from 'react';

/** Pixels to the right after which a toast goes away (NAV-7). */
const THRESHOLD = 50;

/** Follows a finger or mouse to the right and reports a swipe past the threshold. */
export function useSwipe(onSwipe: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [offset, setOffset] = useState(0);

  const letGo = () => {
    setStart(null);
    setOffset(0);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => setStart(event.clientX),
    onPointerMove: (event: PointerEvent) => {
      if (start !== null) setOffset(Math.max(0, event.clientX - start));
    },
    onPointerUp: (event: PointerEvent) => {
      const isFarEnough = start !== null && event.clientX - start >= THRESHOLD;
      letGo();
      if (isFarEnough) onSwipe();
    },
    onPointerCancel: letGo,
  };
  return { offset, handlers };
}
