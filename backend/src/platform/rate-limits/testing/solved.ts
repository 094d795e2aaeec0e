import { createHash } from 'node:crypto';

/** What a browser brings back for a task of `Efforts`. */
export function solved(task: unknown): string {
  const [salt, most, until, digest] = String(task).split('.');
  const head = `${salt}.${most}.${until}`;
  for (let number = 0; number < Number(most); number += 1)
    if (createHash('sha256').update(`${head}.${number}`).digest('hex') === digest) return `${String(task)}.${number}`;
  throw new Error(`No task that can be solved: ${String(task)}`);
}
