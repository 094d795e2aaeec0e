import type { TestApp } from '#testing/test-app';
import { unauditedTables } from '../src/platform/audit/unaudited-tables.js';

/** Change with every call, and say nothing. */
const silent = ['updated_at', 'changed_at', 'last_active_at'];

/** Written by tasks while other calls are made; the routes that ask for them are about records. */
const ofTasks = new Set(['backups', 'reports', 'webhook_deliveries']);

/** How many rows each table holds and what is in them, but for those that the audit log leaves out. */
export async function fingerprintOfRows(test: TestApp): Promise<Map<string, string>> {
  const em = test.em();
  const tables = await em.execute<{ name: string }[]>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
     and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  const one = ({ name }: { name: string }) =>
    `select '${name}' as name, count(*) || ' ' ||
       coalesce(sum(hashtextextended((to_jsonb(t) - '{${silent.join(',')}}'::text[])::text, 0)), 0) as print from "${name}" t`;
  const watched = tables.filter(({ name }) => !(name in unauditedTables) && !ofTasks.has(name));
  const rows = await em.execute<{ name: string; print: string }[]>(watched.map(one).join(' union all '));
  return new Map(rows.map(({ name, print }) => [name, print]));
}

export const changedTables = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after].filter(([name, print]) => before.get(name) !== print).map(([name]) => name);
