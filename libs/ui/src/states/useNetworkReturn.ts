import { useEffect, useRef } from 'react';
import { useOffline } from './useOffline.ts';

const NETWORK_SETTLES_MS = 1500;

/** Calls back when the network returned; left out, nothing happens (PERF-5). */
export function useNetworkReturn(onReturn: (() => void) | undefined): void {
  const isOffline = useOffline();
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    const hasReturned = wasOffline.current && !isOffline;
    wasOffline.current = isOffline;
    if (!hasReturned) return;
    // Devices say that they are back a moment before anything gets through.
    const timer = setTimeout(() => latest.current?.(), NETWORK_SETTLES_MS);
    return () => clearTimeout(timer);
  }, [isOffline]);
}
