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

interface PlayerMessage {
  info?: { currentTime?: unknown; duration?: unknown };
  data?: { seconds?: unknown; duration?: unknown };
}

const secondsOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** Seconds that a message of an embedded player tells; undefined for all its other messages. */
export function embeddedTime(data: unknown): number | undefined {
  const message = parse(data) as PlayerMessage | null;
  return secondsOf(message?.info?.currentTime ?? message?.data?.seconds);
}

/** How long the video is, where the message tells it. */
export function embeddedLength(data: unknown): number | undefined {
  const message = parse(data) as PlayerMessage | null;
  return secondsOf(message?.info?.duration ?? message?.data?.duration);
}
