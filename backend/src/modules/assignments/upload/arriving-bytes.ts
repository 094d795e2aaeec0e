import type { Request } from 'express';
import { BodyTooLarge } from '#platform/errors/platform.errors';
import { placeOf } from '#platform/files/upload-budget';

/** The bytes of a body: all of them, or what had come when the line was cut (ASG-1). */
export function arrivingBytes(request: Request, most: number): Promise<Buffer> {
  const place = placeOf(request);
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;
    const settle = () => resolve(Buffer.concat(pieces, Math.min(size, most)));
    request.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size > most) {
        request.pause();
        reject(new BodyTooLarge({}, { headers: { Connection: 'close' } }));
        return;
      }
      try {
        place.add(piece.length);
        pieces.push(piece);
      } catch (error) {
        request.pause();
        reject(error as Error);
      }
    });
    request.once('end', settle);
    request.once('close', settle);
    request.once('error', settle);
  });
}
