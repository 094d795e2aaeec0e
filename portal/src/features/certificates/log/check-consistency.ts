import type { Head } from './head';
import { fromText, joined, stepsOf, toText } from './tree-hashes';

/** Whether the log of `now` begins with that of an earlier head: RFC 9162, 2.1.4.2 (EVD-6). */
export async function beginsWith(
  now: Pick<Head, 'size' | 'root'>,
  earlier: Pick<Head, 'size' | 'root'>,
  path: string,
): Promise<boolean> {
  if (earlier.size === now.size) return earlier.root === now.root && path === '';
  if (earlier.size === 0 || earlier.size > now.size) return earlier.size === 0;
  const isPerfect = (earlier.size & (earlier.size - 1)) === 0;
  const steps = [...(isPerfect ? [fromText(earlier.root)] : []), ...stepsOf(path)];
  let [index, last] = [earlier.size - 1, now.size - 1];
  while (index % 2 === 1) [index, last] = [index >> 1, last >> 1];
  const [start, ...others] = steps;
  if (!start) return false;
  let [before, today] = [start, start];
  for (const step of others) {
    if (last === 0) return false;
    if (index % 2 === 1 || index === last) {
      [before, today] = [await joined(step, before), await joined(step, today)];
      while (index % 2 === 0 && index !== 0) [index, last] = [index >> 1, last >> 1];
    } else today = await joined(today, step);
    [index, last] = [index >> 1, last >> 1];
  }
  return last === 0 && toText(before) === earlier.root && toText(today) === now.root;
}
