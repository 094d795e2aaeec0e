import type { TestApp } from '#testing/test-app';
import type { KnownIds } from './example-value.js';

interface ForeignKey {
  column: string;
  table: string;
}

/** For each column that points at another table the id of a row there, under the name that the API gives it. */
export async function knownIds(test: TestApp): Promise<KnownIds> {
  const keys = await test.em().execute<ForeignKey[]>(`
    select distinct on (attname) attname as column, confrelid::regclass::text as table
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and array_length(conkey, 1) = 1 and connamespace = 'public'::regnamespace
       and format_type(atttypid, null) = 'uuid'`);
  const ids = new Map<string, string>();
  for (const { column, table } of keys) {
    const [row] = await test.em().execute<{ id: string }[]>(`select id::text from ${table} order by id limit 1`);
    if (row)
      ids.set(
        column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
        row.id,
      );
  }
  return ids;
}
