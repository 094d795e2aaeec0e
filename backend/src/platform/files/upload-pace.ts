import type { Request } from 'express';
import { Observable } from 'rxjs';
import { UploadTooSlow } from '#platform/errors/platform.errors';

/** How often is looked, and what has to have come since the last look: 3 kB a second, less than any phone's line. */
const periodMs = 10_000;
const leastBytes = 30_000;

/** Fails when an upload stops coming or trickles, so that nobody holds a place with next to nothing (REL-10). */
export const tooSlow = (request: Request): Observable<never> =>
  new Observable((subscriber) => {
    let before = request.socket.bytesRead;
    const look = setInterval(() => {
      const now = request.socket.bytesRead;
      // All of it has come, and the work on it takes what it takes.
      if (request.complete) clearInterval(look);
      else if (now - before < leastBytes) subscriber.error(new UploadTooSlow({}, { headers: { Connection: 'close' } }));
      before = now;
    }, periodMs);
    return () => clearInterval(look);
  });
