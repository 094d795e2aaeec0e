import type pg from 'pg';
import { unauditedTables } from './unaudited-tables.js';

/**
 * Has every table that is not named as unaudited note its changes while a transaction is audited, new tables too: nobody
 * has to remember it (CON-2, ADR 0125). One table after the other, so that no lock waits for another.
 */
export async function noteChangesOfAllTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all ($1) and to_regproc('note_audited_change') is not null
       and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'audited_change')
     order by c.relname`,
    [Object.keys(unauditedTables)],
  );
  for (const { name } of rows)
    await client.query(
      `create trigger audited_change after insert or update or delete on "${name}" for each row
       when (current_setting('masar.audited', true) = 'on') execute function note_audited_change('${name}')`,
    );
}
