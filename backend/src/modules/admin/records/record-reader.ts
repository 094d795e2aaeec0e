import { displayTimeZone } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';

/**
 * Reads records whose names and forms the statement itself gives: one select, one presenter, field by field. The one
 * reader that knows no tables, because a resource may be of any; a test asks every resource for every column that its
 * selects, sorts and filters name (record-columns.http.spec.ts).
 */
@Injectable()
export class RecordReader {
  constructor(private readonly database: ReadDatabase) {}

  async rows<Row>(select: RawBuilder<Row>): Promise<Row[]> {
    return (await select.execute(this.database.over<object>())).rows;
  }
}

/** A moment as it leaves: ISO 8601 in UTC. */
export const iso = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The row is one of these. */
export const among = (column: string, ids: readonly string[]): RawBuilder<unknown> =>
  sql`${sql.ref(column)} = any (${[...ids]}::uuid[])`;

/** The day in Iraq of a moment, as `2026-05-31`. */
export const dayInIraq = (column: string): RawBuilder<string | null> =>
  sql`to_char(${sql.ref(column)} at time zone ${sql.lit(displayTimeZone)}, 'YYYY-MM-DD')`;
