import { limits } from '@masar/domain';
import type { Request, Response } from 'express';
import { Text, WholeNumber } from './fields.js';

/** Keyset paging of a list (CRS-7): `limit` rows after `cursor`. */
export class PageQuery {
  @WholeNumber({ optional: true, min: 1, max: limits.pageMaximum, description: 'Rows per page, 50 by default' })
  limit?: number;
  @Text({ optional: true, max: 500, description: 'From the Link header of the page before' }) cursor?: string;
}

/** Rows of one page; `next` is the cursor of the page behind it, `total` the count over all pages. */
export interface Page<Row> {
  rows: Row[];
  next?: string | undefined;
  total: number;
}

/** Writes X-Total-Count and the Link header of the next page (CRS-7). */
export function sendPageHeaders(request: Request, response: Response, page: Page<unknown>): void {
  response.setHeader('X-Total-Count', page.total);
  if (!page.next) return;
  const [path = '', query = ''] = request.originalUrl.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', page.next);
  response.setHeader('Link', `<${path}?${parameters.toString()}>; rel="next"`);
}
