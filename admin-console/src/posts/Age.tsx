import { useLocale } from '@masar/ui';

/** How long something has waited; the whole date on hovering. */
export function Age({ since }: { since: string }) {
  const { format } = useLocale();
  return (
    <time dateTime={since} title={format.dateTime(since)}>
      {format.relative(since, new Date())}
    </time>
  );
}
