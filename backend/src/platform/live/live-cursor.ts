/** News older than this are gone from the database. */
export const keptHours = 24;

/** How much of its age a cursor may err by: clocks, and the pruning under way. */
const MARGIN_MS = 10 * 60_000;

/** How far a stream has been sent, as in the ids of its messages and in `Last-Event-ID`. */
export interface LiveCursor {
  /** News of transactions below this number have all been sent. */
  horizon: string;
  /** When that was so, in milliseconds since 1970. */
  at: number;
}

/** Undefined for what is missing or was never issued here. */
export function parseCursor(text: string | undefined): LiveCursor | undefined {
  const [, horizon, at] = /^(\d{1,19})-(\d{1,15})$/.exec(text ?? '') ?? [];
  if (!horizon || !at || BigInt(horizon) > maximumBigint) return undefined;
  return { horizon, at: Number(at) };
}

const maximumBigint = 2n ** 63n - 1n;

/** Whether everything since then is still there. */
export const reachesBackTo = ({ at }: LiveCursor, now: number): boolean =>
  now - at < keptHours * 60 * 60_000 - MARGIN_MS;
