import { limits } from '@masar/domain';
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

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** The page with each row as it leaves. */
export const mapRows = <Row, Response>(
  { rows, ...page }: Page<Row>,
  present: (row: Row) => Response,
): Page<Response> => ({
  ...page,
  rows: rows.map((row) => present(row)),
});
