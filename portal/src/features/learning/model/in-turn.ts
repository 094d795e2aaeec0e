import { ApiError } from '@masar/contracts';

interface Waiting {
  /** Whether anybody still waits; nobody asks for who has gone. */
  isWanted: () => boolean;
  /** Hears the place in line whenever it is told, from 1. */
  onPlace: (place: number) => void;
  pause?: (seconds: number) => Promise<void>;
}

/** Asks again whenever the server says so, until it serves or fails for another reason (SCL-2). */
export async function inTurn<T>(ask: () => Promise<T>, { isWanted, onPlace, pause = sleep }: Waiting): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const inLine = error instanceof ApiError ? error.inLine : undefined;
      if (!inLine || !isWanted()) throw error;
      onPlace(inLine.place);
      await pause(inLine.seconds);
      if (!isWanted()) throw error;
    }
  }
}

const sleep = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));
