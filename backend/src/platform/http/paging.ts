import { limits } from '@masar/domain';
import type { Request, Response } from 'express';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Text, WholeNumber } from './fields.js';

/** Keyset paging of a list (CRS-7): `limit` rows after `cursor`. */
export class PageQuery {
  @WholeNumber({ optional: true, min: 1, max: limits.pageMaximum, description: 'Rows per page, 50 by default' })
  limit?: number;
  @Text({ optional: true, max: 500, description: 'From the Link header of the page before' }) cursor?: string;
}

/** Rows of one page; `next` is the keyset after its last row, `total` the count over all pages. */
export interface Page<Row> {
  rows: Row[];
  next?: readonly (string | number)[] | undefined;
  total: number;
}

export const encodeCursor = (keys: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(keys)).toString('base64url');

/** The keyset inside a cursor; a cursor that nobody issued is a 400. */
export function decodeCursor(cursor: string | undefined, length: number): string[] | undefined {
  if (cursor === undefined) return undefined;
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (
      Array.isArray(keys) &&
      keys.length === length &&
      keys.every((key) => ['string', 'number'].includes(typeof key))
    ) {
      return keys.map(String);
    }
  } catch {
    // Falls through to the refusal below.
  }
  throw new InvalidInput({}, { fields: [{ field: 'cursor', code: 'field.invalid' }] });
}

/** Cuts the extra row that was read to know whether a next page exists. */
export function toPage<Row>(
  rows: Row[],
  limit: number,
  total: number,
  keysOf: (row: Row) => (string | number)[],
): Page<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, total, next: rows.length > limit && last ? keysOf(last) : undefined };
}

/** Writes X-Total-Count and the Link header of the next page (CRS-7). */
export function sendPageHeaders(request: Request, response: Response, page: Page<unknown>): void {
  response.setHeader('X-Total-Count', page.total);
  if (!page.next) return;
  const [path = '', query = ''] = request.originalUrl.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', encodeCursor(page.next));
  response.setHeader('Link', `<${path}?${parameters.toString()}>; rel="next"`);
}
