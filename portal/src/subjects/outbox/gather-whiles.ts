import { limits } from '@masar/domain';
import type { OutboxEntry } from './outbox-state';

/** A while in which a lesson was in view and used, as the server takes it (LRN-1). */
export interface LearnedWhile {
  startedAt: string;
  seconds: number;
}

/** Whiles that lie so close together are one. */
const gapMs = 2000;

/** Two entries with learning time of a lesson as one; null where one beat cannot hold them. */
export function gatherWhiles(before: OutboxEntry, entry: OutboxEntry): OutboxEntry | null {
  const whiles = joined([...whilesOf(before), ...whilesOf(entry)]);
  return whiles.length > limits.learningWhilesAtOnce ? null : { ...entry, madeAt: before.madeAt, body: { whiles } };
}

const whilesOf = ({ body }: OutboxEntry) => (body as { whiles: LearnedWhile[] }).whiles;

function joined(whiles: readonly LearnedWhile[]): LearnedWhile[] {
  const result: LearnedWhile[] = [];
  for (const one of whiles) {
    const last = result.at(-1);
    const both = last ? secondsFrom(last, one) : null;
    if (last && both !== null) result.splice(-1, 1, { ...last, seconds: both });
    else result.push(one);
  }
  return result;
}

/** How long two whiles are together; null where something lies between them, or they are too long for one. */
function secondsFrom(first: LearnedWhile, second: LearnedWhile): number | null {
  const start = Date.parse(first.startedAt);
  const next = Date.parse(second.startedAt);
  const gap = next - (start + first.seconds * 1000);
  const seconds = Math.round((next - start) / 1000) + second.seconds;
  return gap >= 0 && gap <= gapMs && seconds <= limits.learningWhileSeconds ? seconds : null;
}
