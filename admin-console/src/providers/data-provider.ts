import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Identifier } from 'react-admin';
import { httpClient } from './http-client';

const address = '/api/admin';
const rest = simpleRestProvider(address, httpClient);

const among = (resource: string, ids: readonly Identifier[]): string =>
  `${address}/${resource}?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`;

async function bulk(resource: string, ids: readonly Identifier[], options: { method: string; body?: string }) {
  const { json } = (await httpClient(among(resource, ids), options)) as { json: { ids: Identifier[] } };
  return { data: json.ids };
}

/** Forms hold null for what nobody filled in; a new record leaves that out, as a list or a flag is never null (API-6). */
const filledIn = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));

/** Every resource of the console is /api/admin/{resource} (CON-1); many records at once are one call, all or none. */
export const dataProvider: DataProvider = {
  ...rest,
  create: (resource, { data, ...options }) =>
    rest.create(resource, { ...options, data: filledIn(data as object) as never }),
  updateMany: (resource, { ids, data }) => bulk(resource, ids, { method: 'PUT', body: JSON.stringify(data) }),
  deleteMany: (resource, { ids }) => bulk(resource, ids, { method: 'DELETE' }),
};
