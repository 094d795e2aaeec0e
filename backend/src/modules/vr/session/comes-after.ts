import { type RawBuilder, sql } from 'kysely';
import { afterPlace } from '#platform/database/newest-first';

/** Like `afterPlace` for a list with the soonest first. */
export const comesAfter = (cursor: string | undefined, atColumn: string, idColumn: string): RawBuilder<boolean> =>
  cursor === undefined
    ? sql<boolean>`true`
    : sql<boolean>`not ${afterPlace(cursor, atColumn, idColumn)} and ${pastOf(cursor, idColumn)}`;

/** Without the cursor's own row. */
const pastOf = (cursor: string, idColumn: string): RawBuilder<boolean> => {
  const [, id = ''] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[];
  return sql<boolean>`${sql.ref(idColumn)} <> ${id}::uuid`;
};
