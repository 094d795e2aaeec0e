import { useLocale } from '@masar/ui';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** How long ago something was (spec 9), kept true while the page stays open; the whole date on hovering. */
export function RelativeTime({ at }: { at: string }) {
  const { format } = useLocale();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.relative(at, now)}
    </time>
  );
}
