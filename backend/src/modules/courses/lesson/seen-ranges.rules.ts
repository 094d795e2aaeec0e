import { limits } from '@masar/domain';

/** Seconds of a video from one to before the other. */
export interface SeenRange {
  from: number;
  to: number;
}

/** Nobody watches faster than at twice the speed: so many new seconds may have been seen since `since` (EVD-1). */
export const seeableSeconds = (since: Date, now: Date): number =>
  Math.max(0, Math.floor((limits.fastestWatching * (now.getTime() - since.getTime())) / 1000));

/** What was seen with what is reported now; of new seconds only as many as there was time for, in the order reported. */
export function withSeen(before: readonly SeenRange[], reported: readonly SeenRange[], seeable: number): SeenRange[] {
  let seen = merged(before);
  let left = seeable;
  for (const range of reported) {
    for (const gap of without(range, seen)) {
      const seconds = Math.min(left, gap.to - gap.from);
      if (seconds <= 0) continue;
      left -= seconds;
      seen = merged([...seen, { from: gap.from, to: gap.from + seconds }]);
    }
  }
  return seen;
}

/** How many seconds the ranges hold up to the end of the video. */
export const seenSeconds = (seen: readonly SeenRange[], length: number): number =>
  seen.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, length) - Math.min(from, length)), 0);

/**
 * How long the video is, in seconds. The author's figure counts; a player that found it shorter is believed down to half
 * of that. Where the author gave none, what the player found counts, and a minute at least.
 */
export function videoLength(duration: number | null, found: number | null): number {
  if (duration === null) return Math.max(found ?? limits.defaultLessonMinutes * 60, limits.shortestVideoSeconds);
  return found === null ? duration : Math.min(duration, Math.max(found, Math.ceil(duration / 2)));
}

/** The ranges in order, those that touch as one. */
function merged(ranges: readonly SeenRange[]): SeenRange[] {
  const result: SeenRange[] = [];
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (to > from) result.push({ from, to });
  }
  return result;
}

/** The parts of a range that are not in others, which are in order and apart. */
function without(range: SeenRange, others: readonly SeenRange[]): SeenRange[] {
  const gaps: SeenRange[] = [];
  let { from } = range;
  for (const other of others) {
    if (other.to <= from || other.from >= range.to) continue;
    if (other.from > from) gaps.push({ from, to: other.from });
    from = other.to;
  }
  if (from < range.to) gaps.push({ from, to: range.to });
  return gaps;
}
