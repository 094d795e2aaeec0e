import { useEffect } from 'react';

/** Longer waits than this browsers run over. */
const LONGEST_WAIT_MS = 3_600_000;
/** This device's clock may run ahead of the server's. */
const AFTERWARDS_MS = 1000;

/** Reads anew once a moment has come, e.g. that of the next attempt; the server's clock decides. */
export function useReadAgainAt(moment: string | null, readAgain: () => void): void {
  useEffect(() => {
    if (moment === null) return;
    const wait = Math.min(Math.max(Date.parse(moment) - Date.now(), 0) + AFTERWARDS_MS, LONGEST_WAIT_MS);
    const timer = setTimeout(readAgain, wait);
    return () => clearTimeout(timer);
    // What is read is another answer, and with it perhaps another moment.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [moment]);
}
