import type pg from 'pg';

const columns = `
  select format('%I.%I', c.table_schema, c.table_name) as table, quote_ident(c.column_name) as column
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
    and not (select relispartition from pg_class where oid = format('%I.%I', c.table_schema, c.table_name)::regclass)
    and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea')`;

/** Every column of the whole database that could hold words, whoever's it is; partitions are read with their table. */
export async function everyTextColumn(client: pg.Client): Promise<{ table: string; column: string }[]> {
  return (await client.query<{ table: string; column: string }>(columns)).rows;
}

/** `table.column` of every place where one of the words stands, in any letter case. */
export async function placesHolding(client: pg.Client, words: readonly string[]): Promise<string[]> {
  const places: string[] = [];
  for (const { table, column } of await everyTextColumn(client)) {
    const { rows } = await client.query<{ found: number }>(
      `select count(*)::int as found from ${table} held, unnest($1::text[]) sought (word)
       where position(lower(sought.word) in lower(held.${column}::text)) > 0`,
      [words],
    );
    if (rows[0]!.found > 0) places.push(`${table}.${column}`);
  }
  return places.map((place) => place.replace(/^public\./, '')).sort();
}
