import pg from 'pg';
import { startTestApp, type TestApp } from '#testing/test-app';
import { personalData } from '../src/personal-data.js';
import { unauditedTables } from '../src/platform/audit/unaudited-tables.js';
import { everyTextColumn } from './every-text-column.js';

const { sources, impersonal } = personalData;

let app: TestApp;
let client: pg.Client;
beforeAll(async () => {
  // The whole application: its task queue makes tables of its own.
  app = await startTestApp();
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await app?.close();
});

describe('the declarations of personal data', () => {
  it('name every column that points at a person [PRF-4]', async () => {
    const { rows } = await client.query<{ key: string }>(`
      select format('%s.%s', conrelid::regclass, attname) as key
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and conparentid = 0 and confrelid = 'users'::regclass order by 1`);
    const declared = sources.map(({ table, whose }) => `${table}.${typeof whose === 'string' ? whose : ''}`);
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.map(({ key }) => key).filter((key) => !declared.includes(key))).toEqual([]);
  });

  it('say of every table with words whether it holds something of a person, or why not [PRF-4]', async () => {
    const known = new Set([...sources.map(({ table }) => table), ...Object.keys(impersonal)]);
    const tables = [...new Set((await everyTextColumn(client)).map(({ table }) => table.replace(/^public\./, '')))];
    const ofTheQueue = (table: string) => table.startsWith('pgboss.') && known.has('pgboss.job');
    expect(tables.filter((table) => !known.has(table) && !ofTheQueue(table))).toEqual([]);
  });

  it('say how the people of rows are found that name nobody, so that the audit log tells of them [PRF-4] [CON-2]', () => {
    // A person's row is theirs by its own id; tasks are no rows of the log.
    const known = new Set([
      'users',
      'pgboss.job',
      ...Object.keys(unauditedTables),
      ...sources.flatMap(({ table, people }) => (people ? [table] : [])),
    ]);
    expect(sources.filter(({ table, whose }) => typeof whose !== 'string' && !known.has(table))).toEqual([]);
  });

  it('name tables, columns and parts that exist, each part once [PRF-4]', async () => {
    const parts = sources.map(({ as, table }) => as ?? table);
    expect(new Set(parts).size).toBe(parts.length);
    for (const { table, hidden = [], only = [] } of sources) {
      const { rows } = await client.query<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0`,
        [table],
      );
      const names = rows.map(({ name }) => name);
      expect([table, [...hidden, ...only].filter((column) => !names.includes(column))]).toEqual([table, []]);
    }
  });
});
