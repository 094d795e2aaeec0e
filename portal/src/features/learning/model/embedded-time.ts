/** What asks an embedded player to tell its time: YouTube listens for the first, Vimeo for the second. */
export const timeRequests: readonly string[] = [
  JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }),
  JSON.stringify({ method: 'addEventListener', value: 'timeupdate' }),
];

const parse = (data: unknown): unknown => {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
};

/** Seconds that a message of an embedded player tells; undefined for all its other messages. */
export function embeddedTime(data: unknown): number | undefined {
  const message = parse(data) as { info?: { currentTime?: unknown }; data?: { seconds?: unknown } } | null;
  const seconds = message?.info?.currentTime ?? message?.data?.seconds;
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : undefined;
}
