import { type RawBuilder, sql } from 'kysely';
import { canonicalId, isUuid } from '#platform/database/is-uuid';
import { InvalidInput } from '#platform/errors/platform.errors';
import { readListRequest, type SimpleRestQuery } from '#platform/http/simple-rest';
import type { Listing, Sort } from './listing.js';

export interface RecordListRequest {
  conditions: RawBuilder<unknown>[];
  /** Whether rows are found by words, all over the table. */
  isFound: boolean;
  /** Where that is so: what rows can be chosen by along the list, before the conditions are asked. */
  atFirstSight?: RawBuilder<unknown>[] | undefined;
  sort: Sort;
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

/** More ids than a page of the console shows are no honest question. */
const idsAtMost = 200;

/** Reads a list request against what the listing allows; anything else is a 400 that names it. */
export function readRecordListRequest(listing: Listing, query: SimpleRestQuery): RecordListRequest {
  const names = Object.keys(listing.sorts) as [string, ...string[]];
  const { filter, sort, order, offset, limit } = readListRequest(query, names);
  const { id, ...rest } = filter;
  // A field that was emptied asks for nothing.
  const filters = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '' && value !== null));
  const ids = id === undefined ? undefined : readIds(listing, id);
  const byIds = ids && sql`t.id = any (${ids}::${sql.raw(listing.keys === 'text' ? 'text' : 'uuid')}[])`;
  return {
    conditions: [...(byIds ? [byIds] : []), ...conditionsOf(listing, filters)],
    isFound: isFound(listing, filters),
    atFirstSight: atFirstSight(listing, filters),
    sort: listing.sorts[sort]!,
    order: query.sort === undefined ? (listing.starts ?? 'desc') : order,
    offset,
    // getMany asks by id without a range and expects all of them.
    limit: ids && query.range === undefined ? Math.max(ids.length, 1) : limit,
  };
}

/** The ids of a bulk action, as react-admin's getMany writes them: `{"id":[…]}`. */
export function readBulkIds(listing: Listing, query: { filter: string }): string[] {
  const { filter } = readListRequest({ filter: query.filter }, ['id']);
  if (Object.keys(filter).some((name) => name !== 'id') || !Array.isArray(filter.id)) throw refused('filter');
  return readIds(listing, filter.id);
}

const isFound = ({ filters }: Listing, asked: Record<string, unknown>): boolean =>
  Object.keys(asked).some((name) => Object.hasOwn(filters, name) && filters[name]!.isScattered);

/** Undefined unless every filter that finds by words has such conditions. */
function atFirstSight({ filters }: Listing, asked: Record<string, unknown>): RawBuilder<unknown>[] | undefined {
  const scattered = Object.entries(asked).filter(([name]) => filters[name]?.isScattered);
  const all = scattered.map(([name, value]) => filters[name]?.atFirstSight?.(value));
  return all.every((conditions) => conditions !== undefined) ? all.flat() : undefined;
}

function conditionsOf(listing: Listing, filters: Record<string, unknown>): RawBuilder<unknown>[] {
  return Object.entries(filters).map(([name, value]) => {
    const condition = Object.hasOwn(listing.filters, name) ? listing.filters[name]!.condition(value) : undefined;
    if (!condition) throw refused(`filter.${name}`);
    return condition;
  });
}

function readIds(listing: Listing, value: unknown): string[] {
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  const isId = (id: unknown): id is string =>
    listing.keys === 'text' ? typeof id === 'string' && id.length <= 80 : isUuid(id);
  if (ids.length > idsAtMost || !ids.every(isId)) throw refused('filter.id');
  return [...new Set(ids.map(canonicalId))];
}

const refused = (field: string): InvalidInput => new InvalidInput({}, { fields: [{ field, code: 'field.invalid' }] });
