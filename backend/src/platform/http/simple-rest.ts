import type { Response } from 'express';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Text } from '#platform/http/fields';

/** What ra-data-simple-rest sends with a list (CON-1). */
export class SimpleRestQuery {
  @Text({ optional: true, max: 4000, example: '{"status":"pending"}' }) filter?: string;
  @Text({ optional: true, max: 40, example: '[0,24]' }) range?: string;
  @Text({ optional: true, max: 100, example: '["createdAt","DESC"]' }) sort?: string;
}

export interface ListRequest<Field extends string> {
  filter: Record<string, unknown>;
  offset: number;
  limit: number;
  sort: Field;
  order: 'asc' | 'desc';
}

const maximumRows = 200;

/** Reads a list request; anything but the named sort fields is a 400 that names the parameter. */
export function readListRequest<Field extends string>(
  query: SimpleRestQuery,
  sortable: readonly [Field, ...Field[]],
): ListRequest<Field> {
  const filter = parse(query.filter ?? '{}', 'filter', (value): value is Record<string, unknown> => isRecord(value));
  const [first, last] = parse(query.range ?? '[0,24]', 'range', isIntegerPair);
  const [sort, order] = parse(query.sort ?? `["${sortable[0]}","DESC"]`, 'sort', isTextPair);
  if (!sortable.includes(sort as Field)) throw refused('sort');
  if (first < 0 || last < first) throw refused('range');
  return {
    filter,
    offset: first,
    limit: Math.min(last - first + 1, maximumRows),
    sort: sort as Field,
    order: order === 'ASC' ? 'asc' : 'desc',
  };
}

/** The total that ra-data-simple-rest reads from Content-Range. */
export function sendContentRange(
  response: Response,
  resource: string,
  { offset }: { offset: number },
  rows: number,
  total: number,
): void {
  response.setHeader('Content-Range', `${resource} ${offset}-${Math.max(offset, offset + rows - 1)}/${total}`);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isIntegerPair = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((item) => Number.isSafeInteger(item));
const isTextPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((item) => typeof item === 'string');

const refused = (field: string): InvalidInput => new InvalidInput({}, { fields: [{ field, code: 'field.invalid' }] });

function parse<T>(text: string, field: string, accepts: (value: unknown) => value is T): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refused(field);
  }
  if (!accepts(value)) throw refused(field);
  return value;
}
