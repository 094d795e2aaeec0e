import type { Readable } from 'node:stream';
import type { Request } from 'express';
import { placeOf } from './upload-budget.js';

type Done = (error: unknown, kept?: { buffer: Buffer; size: number }) => void;

/** Multer's memory, in which every byte that arrives is counted before it is kept (REL-10). */
export const countedMemory = {
  _handleFile(request: Request, file: { stream: Readable }, done: Done): void {
    const pieces: Buffer[] = [];
    const place = placeOf(request);
    let failure: unknown;
    file.stream.on('data', (piece: Buffer) => {
      if (failure !== undefined) return;
      try {
        place.add(piece.length);
        pieces.push(piece);
      } catch (error) {
        failure = error;
        done(error);
      }
    });
    file.stream.once('error', (error: Error) => {
      if (failure === undefined) done(error);
    });
    file.stream.once('end', () => {
      if (failure !== undefined) return;
      const buffer = Buffer.concat(pieces);
      done(null, { buffer, size: buffer.length });
    });
  },
  _removeFile(_request: Request, _file: unknown, done: Done): void {
    done(null);
  },
};
