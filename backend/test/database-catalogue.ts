import type { Client } from 'pg';
import { tablesWithoutEntity } from '../src/entities.js';

/** One line per column, constraint, index and partition of the tables with entities, as PostgreSQL itself spells them. */
export async function describeSchema(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `
    with tables as (
      select oid, relname, relkind from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
         and relname <> all ($1)
    )
    select format('%s.%s %s %s default %s', relname, attname, format_type(atttypid, atttypmod),
                  case when attnotnull then 'not null' else 'null' end, pg_get_expr(adbin, adrelid)) as line
      from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all
    select format('%s: %s %s', relname, conname, pg_get_constraintdef(pg_constraint.oid))
      from tables join pg_constraint on conrelid = tables.oid where contype <> 'n'
    union all
    select pg_get_indexdef(indexrelid) from tables join pg_index on indrelid = tables.oid
    union all
    select format('%s partition by %s', relname, pg_get_partkeydef(oid)) from tables where relkind = 'p'
    union all
    select format('%s: partition %s %s', tables.relname, part.relname, pg_get_expr(part.relpartbound, part.oid))
      from tables join pg_inherits on inhparent = tables.oid join pg_class part on part.oid = inhrelid
    order by line`,
    [['schema_migrations', ...tablesWithoutEntity]],
  );
  return rows.map(({ line }) => line);
}

export interface Column {
  required: boolean;
  /** As PostgreSQL spells it, e.g. `numeric(10,2)`. */
  type: string;
  /** Without quotes and casts. */
  default: string | null;
  unique: boolean;
}

/** Columns by `table.column`. A column counts as unique where an index on it alone, in any letter case, says so. */
export async function columnsOf(client: Client): Promise<Map<string, Column>> {
  const { rows } = await client.query<Column & { name: string }>(`
    select format('%s.%s', relname, attname) as name, attnotnull as required, format_type(atttypid, atttypmod) as type,
           regexp_replace(pg_get_expr(adbin, adrelid), '^''?(.*?)''?(::.*)?$', '\\1') as default,
           exists (select from pg_index where indrelid = pg_class.oid and indisunique and indnatts = 1
                    and indpred is null
                    and replace(pg_get_indexdef(indexrelid, 1, false), 'lower(', '') in (attname, attname || ')')) as unique
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`);
  return new Map(rows.map(({ name, ...column }) => [name, column]));
}

/** Unique indexes without a condition, as `table: column, column`. */
export async function uniqueKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(`
    select format('%s: %s', indrelid::regclass, substring(pg_get_indexdef(indexrelid) from '\\((.*)\\)')) as key
      from pg_index join pg_class on pg_class.oid = indrelid
     where relnamespace = 'public'::regnamespace and indisunique and indpred is null`);
  return rows.map(({ key }) => key);
}

/** Foreign keys that no index serves, as `table.column`: deleting the row pointed at would read the whole table. */
export async function foreignKeysWithoutIndex(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%s.%s', conrelid::regclass, attname) as name
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and connamespace = 'public'::regnamespace
       and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and (indpred is null
           or pg_get_expr(indpred, indrelid) = format('(%s IS NOT NULL)', attname)))`);
  return rows.map(({ name }) => name);
}
