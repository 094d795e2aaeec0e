import type { Request } from 'express';
import { Observable } from 'rxjs';
import { UploadTooSlow } from '#platform/errors/platform.errors';
import type { UploadPlace } from './upload-budget.js';

/** How often is looked. */
const periodMs = 10_000;
/** What has to have come since the last look: 3 kB a second, less than any phone's line. */
const leastBytes = 30_000;
/** What holds much has to come on the faster: the rest within so many looks at the least, five minutes. */
const looksAtMost = 30;

/** Bytes that have to come between two looks while so many are held. */
export const paceFor = (held: number): number => Math.max(leastBytes, Math.ceil(held / looksAtMost));

/** Fails when an upload stops coming or trickles, so that nobody holds much with next to nothing (REL-10). */
export const tooSlow = (request: Request, place: UploadPlace): Observable<never> =>
  new Observable((subscriber) => {
    let before = request.socket.bytesRead;
    const look = setInterval(() => {
      const now = request.socket.bytesRead;
      // All of it has come, and the work on it takes what it takes.
      if (request.complete) clearInterval(look);
      else if (now - before < paceFor(place.held))
        subscriber.error(new UploadTooSlow({}, { headers: { Connection: 'close' } }));
      before = now;
    }, periodMs);
    return () => clearInterval(look);
  });
