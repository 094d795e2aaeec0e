import { Inject, Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { PersonalDataSource } from '#platform/personal-data/personal-data';
import { type DataSubject, PERSONAL_DATA, type PersonalData, rowsOf } from '#platform/personal-data/personal-data';
import type { PrivacyTables } from '../privacy.tables.js';
import { camelCased } from './camel-cased.js';

/** Rows of one person by the name of their part. */
export type ExportedParts = Record<string, Record<string, unknown>[]>;

/** Reads everything that the modules declared of a person, in one statement: one moment, nothing half-changed (PRF-4). */
@Injectable()
export class ExportQueries {
  constructor(
    private readonly database: ReadDatabase,
    @Inject(PERSONAL_DATA) private readonly data: PersonalData,
  ) {}

  async of(person: DataSubject): Promise<ExportedParts> {
    const { rows } = await sql<{ part: string; rows: Record<string, unknown>[] }>`${sql.join(
      this.data.sources.map((source) => partOf(source, person)),
      sql` union all `,
    )}`.execute(this.database.over<PrivacyTables>());
    return Object.fromEntries(rows.map((row) => [camelCased(row.part), row.rows.map(withCamelCasedKeys)]));
  }
}

/** Times leave in UTC, as everywhere. */
const partOf = (source: PersonalDataSource, person: DataSubject): RawBuilder<unknown> => sql`
  select ${source.as ?? source.table}::text as part, coalesce(jsonb_agg(${columnsOf(source)}), '[]') as rows
  from ${sql.table(source.table)} t where ${rowsOf(source, person)}`;

function columnsOf({ only, hidden = [] }: PersonalDataSource): RawBuilder<unknown> {
  if (!only) return sql`to_jsonb(t) - ${[...hidden]}::text[]`;
  return sql`jsonb_build_object(${sql.join(only.flatMap((column) => [sql`${column}::text`, sql.ref(`t.${column}`)]))})`;
}

const withCamelCasedKeys = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [camelCased(column), value]));
