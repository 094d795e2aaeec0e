import { useCallback, useEffect, useRef, useState } from 'react';
import { untilArrived } from './until-arrived';

/** Makes a call until it is answered, for as long as its part of the page is open and nobody calls it off (EVD-2). */
export function useUntilArrived() {
  const [isAway, setAway] = useState(false);
  const ending = useRef<AbortController>(null);
  const callOff = useCallback(() => ending.current?.abort(), []);
  useEffect(() => callOff, [callOff]);
  const run = useCallback(async <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const current = new AbortController();
    ending.current = current;
    const { signal } = current;
    try {
      return await untilArrived(() => call(signal), { signal, onAway: () => setAway(true) });
    } finally {
      setAway(false);
    }
  }, []);
  return { run, isAway, callOff };
}
