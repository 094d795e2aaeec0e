import type { OutboxEntry } from './outbox-state';

interface Watched {
  watchTime: number;
  seen?: { from: number; to: number }[];
}

/** So many ranges the server takes at once. */
const rangesAtOnce = 100;

/** Two entries with what was watched of a video as one; null where one report cannot hold them (EVD-1). */
export function gatherSeen(before: OutboxEntry, entry: OutboxEntry): OutboxEntry | null {
  const [first, second] = [before.body as Watched, entry.body as Watched];
  const seen = [...(first.seen ?? []), ...(second.seen ?? [])];
  if (seen.length > rangesAtOnce) return null;
  return { ...entry, body: { ...second, watchTime: Math.max(first.watchTime, second.watchTime), seen } };
}
