import { useEffect, useRef, useState } from 'react';

/** The size of an element in pixels, none before it is known. */
export function useSize() {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, size };
}
