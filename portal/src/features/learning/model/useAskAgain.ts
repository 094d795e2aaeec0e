import { useEffect, useRef } from 'react';
import { firstPause, isOutOfReach, longerPause } from './until-arrived';

interface Asked {
  error: unknown;
  /** Grows with each try that failed. */
  errorUpdateCount: number;
  refetch: () => Promise<unknown>;
}

/** Reads again what could not be read, calmly and as soon as the network is back, while it is shown that it is missing. */
export function useAskAgain({ error, errorUpdateCount, refetch }: Asked): void {
  const pause = useRef(firstPause);
  useEffect(() => {
    if (!isOutOfReach(error)) {
      pause.current = firstPause;
      return undefined;
    }
    const ask = () => void refetch();
    const timer = setTimeout(ask, pause.current);
    pause.current = longerPause(pause.current);
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [error, errorUpdateCount, refetch]);
}
