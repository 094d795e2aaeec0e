import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startApplication } from '../test-app.js';

/** Rows that every start puts there where they are missing: the others find them made. */
const reference = new Set([
  'assessment_items',
  'categories',
  'schema_migrations',
  'search_aliases',
  'search_names',
  'skill_names',
  'skill_relations',
  'skills',
]);

const databaseUrl = process.env['DATABASE_URL']!;
const dataDir = await mkdtemp(join(tmpdir(), 'masar-template-'));
const app = await startApplication(databaseUrl, dataDir);
await app.close();
await rm(dataDir, { recursive: true, force: true });

const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
// What is of this very start: that it lived, and what it was about to do.
await client.query(`delete from heartbeats`);
await client.query(`delete from pgboss.job`);
const { rows } = await client.query<{ name: string }>(
  `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
);
for (const { name } of rows.filter((row) => !reference.has(row.name))) {
  const { rowCount } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`);
  if (rowCount) throw new Error(`A start leaves rows in ${name}: every test file would find them.`);
}
await client.end();
