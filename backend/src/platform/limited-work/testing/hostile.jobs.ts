import { getPriority } from 'node:os';
import { Conflict } from '#platform/errors/platform.errors';
import { limitedJob } from '../limited-job.js';

/** Gives back what it got, and in which process and with which environment it was. */
export const mirror = limitedJob(import.meta.url, 'mirror', 'papers', (input: unknown) => ({
  input,
  pid: process.pid,
  niceness: getPriority(),
  environment: Object.keys(process.env),
}));

/** Never ends, and lets nothing else run in its process. */
export const spin = limitedJob(import.meta.url, 'spin', 'imports', (): void => {
  for (;;);
});

/** Never ends, and computes nothing meanwhile. */
export const waitForEver = limitedJob(import.meta.url, 'waitForEver', 'imports', (): Promise<void> => {
  return new Promise(() => setInterval(() => undefined, 1000));
});

/** Fills the heap of JavaScript. */
export const fillHeap = limitedJob(import.meta.url, 'fillHeap', 'imports', (): void => {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, place) => `${kept.length} ${place}`));
});

/** Takes memory that the limit of the heap does not count. */
export const fillBuffers = limitedJob(import.meta.url, 'fillBuffers', 'imports', async (): Promise<void> => {
  const kept: Buffer[] = [];
  for (;;) {
    kept.push(Buffer.alloc(2 ** 24, 1));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
});

export const endProcess = limitedJob(import.meta.url, 'endProcess', 'imports', (): void => process.exit(3));
export const refuse = limitedJob(import.meta.url, 'refuse', 'papers', (): void => {
  throw new Conflict({ name: 'x' });
});
export const fail = limitedJob(import.meta.url, 'fail', 'papers', (): void => {
  throw new TypeError('broken');
});

/** Gives more than the server takes. */
export const answerMuch = limitedJob(import.meta.url, 'answerMuch', 'imports', (): unknown => new Uint8Array(2 ** 25));
