import type { EntityManager } from '@mikro-orm/postgresql';

const rowsPerStatement = 2000;

/**
 * Writes rows, keyed by column, with one statement per 2,000 of them; PostgreSQL converts each value to its column's
 * type. All rows have the keys of the first one; columns that it lacks get their defaults.
 */
export async function insertRows(
  em: EntityManager,
  table: string,
  rows: readonly object[],
  conflict = '',
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  const statement = `
    insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, ?::json) ${conflict}
  `;
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await em.execute(statement, [JSON.stringify(rows.slice(start, start + rowsPerStatement))]);
  }
}
