import type { Response } from 'express';
import { defineError } from '#platform/errors/app-error';

/** They are counted for the first time: `seconds` until asking again (SCL-1). */
export class FiguresBeingCounted extends defineError('platform.being_counted', 429) {
  static in(seconds: number): FiguresBeingCounted {
    return new FiguresBeingCounted({}, { members: { seconds }, headers: { 'Retry-After': String(seconds) } });
  }
}

/** Figures, and as of when. */
export interface Counted<T> {
  figures: T;
  /** Left out where they were counted for this very answer. */
  countedAt?: Date | undefined;
  /** They are being counted anew: in how many seconds to ask for those. */
  againAfter?: number | undefined;
}

/** Tells in the answer's headers as of when its figures are, and when newer ones are to be had; the figures themselves. */
export function tellCounted<T>({ figures, countedAt, againAfter }: Counted<T>, response: Response): T {
  if (countedAt) response.setHeader('X-Counted-At', countedAt.toISOString());
  if (againAfter !== undefined) response.setHeader('Retry-After', againAfter);
  return figures;
}

/** The same figures in another form. */
export const asCounted = <T, Other>(counted: Counted<T>, figures: (former: T) => Other): Counted<Other> => ({
  ...counted,
  figures: figures(counted.figures),
});
