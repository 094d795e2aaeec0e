import type { components } from '@masar/contracts';
import type { DataProvider, RaRecord, SortPayload } from 'react-admin';
import { httpClient } from '../providers/http-client';

/** As many ids as the address of a list holds. */
const PAGE = 90;

type Wish = components['schemas']['BeginExportDto'];

interface Wanted {
  resource: string;
  filter: Record<string, unknown>;
  sort: SortPayload;
  /** Fields that the file will hold. */
  columns: readonly string[];
}

/**
 * Every row of a list as it is filtered and sorted. The server writes the export to the audit log and says which rows
 * stand on the list at that moment; without an entry nothing is read. Rows that are gone since are left out.
 */
export async function readAllRows<Row extends RaRecord>(
  dataProvider: DataProvider,
  { resource, filter, sort, columns }: Wanted,
  onProgress: (rows: number) => void,
): Promise<Row[]> {
  const wish: Wish = {
    resource: resource as Wish['resource'],
    filter: JSON.stringify(filter),
    sort: JSON.stringify([sort.field, sort.order]),
    columns: [...columns],
  };
  const { json } = await httpClient('/api/admin/exports', { method: 'POST', body: JSON.stringify(wish) });
  const { ids } = json as components['schemas']['ExportResponse'];
  const rows: Row[] = [];
  for (let start = 0; start < ids.length; start += PAGE) {
    const page = ids.slice(start, start + PAGE);
    const { data } = await dataProvider.getMany<Row>(resource, { ids: page });
    const found = new Map(data.map((row) => [row.id, row]));
    rows.push(...page.flatMap((id) => found.get(id) ?? []));
    onProgress(rows.length);
  }
  return rows;
}
