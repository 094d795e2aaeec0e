import { type RawBuilder, sql } from 'kysely';
import { isoTime } from '#platform/database/iso-time';
import { InvalidInput } from '#platform/errors/platform.errors';
import { decodeCursor } from '#platform/http/paging';

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Totals are counted up to here, so that a list costs the same however long it is (PERF-2). */
export const countedAtMost = 1000;

/** Words are looked for in so many of the newest rows; further back finds the search of the platform. */
export const searchedAtMost = 5000;

/** Place of a row in a list with the newest first. */
export const placeOf = (at: Date | string, id: string): (string | number)[] => [isoTime(at), id];

/** The condition "after the cursor's row" of such a list; a forged cursor is a 400. */
export function afterPlace(cursor: string | undefined, atColumn: string, idColumn: string): RawBuilder<boolean> {
  const place = decodeCursor(cursor, 2);
  if (!place) return sql<boolean>`true`;
  const [at = '', id = ''] = place;
  if (!moment.test(at) || Number.isNaN(Date.parse(at)) || !uuid.test(id)) {
    throw new InvalidInput({}, { fields: [{ field: 'cursor', code: 'field.invalid' }] });
  }
  return sql<boolean>`(${sql.ref(atColumn)}, ${sql.ref(idColumn)}) < (${at}::timestamptz, ${id}::uuid)`;
}
