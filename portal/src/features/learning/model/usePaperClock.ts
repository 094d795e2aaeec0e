import { useEffect, useState } from 'react';
import type { Paper } from '../paper.queries';

/** Seconds that are left, by the clock of the server; null without a time limit. Tells once when time is over. */
export function usePaperClock({ endsAt, now, submittedAt }: Paper, onOver: () => void): number | null {
  // What this device's clock is off by.
  const [offset] = useState(() => Date.parse(now) - Date.now());
  const [time, setTime] = useState(() => Date.now());
  const left = endsAt && !submittedAt ? Math.max(0, Math.ceil((Date.parse(endsAt) - time - offset) / 1000)) : null;
  const isRunning = left !== null && left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTime(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onOver();
    // Once, however often the page is drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);
  return left;
}
