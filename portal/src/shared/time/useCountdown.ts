import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Whole seconds left of a wait that begins at once, and what begins it anew. */
export function useCountdown(seconds: number) {
  const [end, setEnd] = useState(() => Date.now() + seconds * SECOND_MS);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / SECOND_MS));
  const isOver = left === 0;

  useEffect(() => {
    if (isOver) return;
    // Told by the clock: a page in the background hears its timers late.
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);

  const restart = () => {
    const start = Date.now();
    setNow(start);
    setEnd(start + seconds * SECOND_MS);
  };
  return { left, restart };
}
