import type { CourseSort } from '@masar/domain';
import { type RawBuilder, sql } from 'kysely';
import { isoTime } from '#platform/database/iso-time';
import { InvalidInput } from '#platform/errors/platform.errors';
import { decodeCursor } from '#platform/http/paging';
import type { CourseRow } from './course.rows.js';

/** A key of an order: how a row states its place, and which texts can be a place. */
interface PlaceInOrder {
  type: 'timestamptz' | 'integer' | 'numeric' | 'bigint';
  placeOf: (row: CourseRow) => string | number;
  isPlace: (text: string) => boolean;
}

interface CourseOrder extends PlaceInOrder {
  column: 'created_at' | 'students_count' | 'rating';
}

/** What the catalogue stands in the order of; not always a column. */
interface CatalogueOrder extends PlaceInOrder {
  key: RawBuilder<string | number | Date>;
}

/** Each order is served by indexes of its own (course.indexes.ts), so that every page costs the same (PERF-2). */
export const courseOrders: Record<Exclude<CourseSort, 'fit'>, CourseOrder> = {
  newest: {
    column: 'created_at',
    type: 'timestamptz',
    placeOf: (row) => isoTime(row.created_at),
    isPlace: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text)),
  },
  popular: {
    column: 'students_count',
    type: 'integer',
    placeOf: (row) => row.students_count,
    isPlace: (text) => /^\d{1,9}$/.test(text),
  },
  rating: {
    column: 'rating',
    type: 'numeric',
    placeOf: (row) => row.rating,
    isPlace: (text) => /^\d(\.\d{1,2})?$/.test(text),
  },
};

/** The order of the catalogue; by `fit` (course-fit.ts) where words are searched for (CRS-11). */
export function catalogueOrder(sort: CourseSort, fit: RawBuilder<string> | undefined): CatalogueOrder {
  if (sort === 'fit' && fit) {
    return { key: fit, type: 'bigint', placeOf: (row) => row.fit ?? '', isPlace: (text) => /^\d{1,10}$/.test(text) };
  }
  const order = courseOrders[sort === 'fit' ? 'popular' : sort];
  return { ...order, key: sql.ref(`c.${order.column}`) };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** False of courses in preparation, which stand behind all others of the catalogue (CRS-10). */
export const isReady = sql<boolean>`(not c.is_in_preparation)`;

/** The condition "after the cursor's row", undefined on the first page; a forged cursor is a 400. */
export function afterCursor(
  order: CourseOrder,
  cursor: string | undefined,
  table = 'c',
): RawBuilder<boolean> | undefined {
  const [place, id] = decodeCursor(cursor, 2) ?? [];
  if (place === undefined || id === undefined) return undefined;
  const key = keyOf(order, place, id);
  return sql<boolean>`(${sql.ref(`${table}.${order.column}`)}, ${sql.ref(`${table}.id`)}) < (${key})`;
}

/** The same in the catalogue, whose first key is whether a course can be learnt in. */
export function afterCatalogueCursor(
  order: CatalogueOrder,
  cursor: string | undefined,
): RawBuilder<boolean> | undefined {
  const [ready, place, id] = decodeCursor(cursor, 3) ?? [];
  if (ready === undefined || place === undefined || id === undefined) return undefined;
  if (ready !== 'true' && ready !== 'false') throw forged();
  const key = keyOf(order, place, id);
  return sql<boolean>`(${isReady}, ${order.key}, c.id) < (${ready}::boolean, ${key})`;
}

function keyOf(order: PlaceInOrder, place: string, id: string): RawBuilder<unknown> {
  if (!order.isPlace(place) || !uuid.test(id)) throw forged();
  return sql`${place}::${sql.raw(order.type)}, ${id}::uuid`;
}

const forged = () => new InvalidInput({}, { fields: [{ field: 'cursor', code: 'field.invalid' }] });
