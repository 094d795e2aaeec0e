import type { DataProvider, RaRecord, SortPayload } from 'react-admin';

/** What the server answers at most at once, and where an export ends: spreadsheets open no more in comfort. */
const PAGE = 200;
export const EXPORTED_AT_MOST = 50_000;

interface Wanted {
  resource: string;
  filter: Record<string, unknown>;
  sort: SortPayload;
}

/** Every row of a list as it is filtered and sorted, page by page. */
export async function readAllRows<Row extends RaRecord>(
  dataProvider: DataProvider,
  { resource, filter, sort }: Wanted,
  onProgress: (rows: number) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length < EXPORTED_AT_MOST; page += 1) {
    const { data } = await dataProvider.getList<Row>(resource, { filter, sort, pagination: { page, perPage: PAGE } });
    rows.push(...data);
    onProgress(rows.length);
    if (data.length < PAGE) break;
  }
  return rows;
}
