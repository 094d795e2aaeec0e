import type { MikroORM } from '@mikro-orm/core';
import type { Options } from '@mikro-orm/core';
import pg from 'pg';
import { BackupFailure } from './backup-failure.js';
import type { BackupManifest } from './backup-manifest.js';
import { tablesOf } from './database-snapshot.js';
import { tableName } from './table-checksum.js';

/**
 * Leaves a database without any table, so that exactly the archive's migrations can run. One that holds rows, or that a
 * server works on, is refused.
 */
export async function emptyDatabase(
  databaseUrl: string,
  { migrations }: BackupManifest,
  orm: MikroORM,
  replaceEverything: boolean,
): Promise<void> {
  const unknown = migrations.filter((name) => !knownMigrations(orm).has(name));
  if (unknown.length > 0) {
    throw new BackupFailure(
      `صُنعت النسخة بإصدار أحدث من مسار؛ حدّث مسار أولاً (${unknown[0]}).`,
      `The backup was made by a newer version of Masar; update Masar first (${unknown[0]}).`,
    );
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await refuseRunningServer(client);
    if (!replaceEverything) await refuseRows(client);
    await client.query('set statement_timeout = 0');
    await client.query('drop schema if exists pgboss cascade');
    await client.query('drop schema public cascade');
    await client.query('create schema public');
  } finally {
    await client.end();
  }
}

function knownMigrations(orm: MikroORM): Set<string> {
  const list = (orm.config.get('migrations') as NonNullable<Options['migrations']>).migrationsList ?? [];
  return new Set(list.map((migration) => ('name' in migration ? migration.name : '')));
}

async function refuseRunningServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name = 'masar-tasks' limit 1`,
  );
  if (rows.length > 0) {
    throw new BackupFailure(
      'يعمل خادم على قاعدة البيانات هذه؛ أوقفه أولاً.',
      'A server works on this database; stop it first.',
    );
  }
}

async function refuseRows(client: pg.Client): Promise<void> {
  for (const { name } of await tablesOf(client)) {
    const { rows } = await client.query(`select 1 from ${tableName(name)} limit 1`);
    if (rows.length > 0) {
      throw new BackupFailure(
        `قاعدة البيانات ليست فارغة (${name})؛ استخدم قاعدة جديدة، أو أعد الأمر مع --replace-everything لحذف كل ما فيها.`,
        `The database is not empty (${name}); use a new one, or repeat with --replace-everything to delete what it holds.`,
      );
    }
  }
}
