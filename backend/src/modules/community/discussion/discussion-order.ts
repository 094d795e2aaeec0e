import { type RawBuilder, sql } from 'kysely';
import { isoTime } from '#platform/database/iso-time';
import { InvalidInput } from '#platform/errors/platform.errors';
import { decodeCursor } from '#platform/http/paging';

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const refusedCursor = (): InvalidInput =>
  new InvalidInput({}, { fields: [{ field: 'cursor', code: 'field.invalid' }] });

const isMoment = (text: string | undefined): text is string =>
  text !== undefined && moment.test(text) && !Number.isNaN(Date.parse(text));

/** Place of a row in a list of discussions: pinned first, then the newest. */
export const placeInList = (row: { id: string; is_pinned: boolean; created_at: Date }): (string | number)[] => [
  row.is_pinned ? 1 : 0,
  isoTime(row.created_at),
  row.id,
];

/** The condition "after the cursor's row" on `d`; a forged cursor is a 400. */
export function afterInList(cursor: string | undefined): RawBuilder<boolean> | undefined {
  const place = decodeCursor(cursor, 3);
  if (!place) return undefined;
  const [pinned = '', createdAt, id = ''] = place;
  if (!/^[01]$/.test(pinned) || !isMoment(createdAt) || !uuid.test(id)) throw refusedCursor();
  const older = sql<boolean>`(d.created_at, d.id) < (${createdAt}::timestamptz, ${id}::uuid)`;
  // Said in two ways, because the planner takes a comparison that begins with a boolean for one that finds nothing.
  return pinned === '1' ? sql<boolean>`(not d.is_pinned or ${older})` : sql<boolean>`(not d.is_pinned and ${older})`;
}

/** The condition "after the cursor's row" on `r`, replies being told the oldest first. */
export function afterReply(cursor: string | undefined): RawBuilder<boolean> | undefined {
  const place = decodeCursor(cursor, 2);
  if (!place) return undefined;
  const [createdAt, id = ''] = place;
  if (!isMoment(createdAt) || !uuid.test(id)) throw refusedCursor();
  return sql<boolean>`(r.created_at, r.id) > (${createdAt}::timestamptz, ${id}::uuid)`;
}
