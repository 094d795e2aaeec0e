import { ApiError } from '@masar/contracts';

/** What the server says of the file itself: it does not get better by being sent on. */
const statusesOfFiles = [400, 413, 415, 422];
/** What the server says of itself, and of how often it was asked. */
const statusesOfBusyServers = [408, 429, 502, 503, 504];

/** Whether the file itself was refused. */
export const isOfFile = (error: unknown): boolean =>
  error instanceof ApiError && statusesOfFiles.includes(error.status);

/** Whether the same is taken a little later. */
const isBusy = (error: unknown): boolean => error instanceof ApiError && statusesOfBusyServers.includes(error.status);

/** Milliseconds between two tries while the server is busy, and how often: some ten minutes in all. */
const busyPause = 10_000;
const busyTries = 60;

export type Pause = (milliseconds: number) => Promise<unknown>;

export const sleep: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Does something again for as long as the server is busy; `onWaiting` is told before each pause. */
export async function whenNotBusy<Result>(
  work: () => Promise<Result>,
  { onWaiting, pause }: { onWaiting?: (() => void) | undefined; pause: Pause },
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || tries > busyTries) throw error;
      onWaiting?.();
      await pause(busyPause);
    }
  }
}
