import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import type { AppConfig, BucketSettings } from '#platform/config/app-config';
import { AppError } from '#platform/errors/app-error';
import { ormOptions } from '../../../mikro-orm.config.js';
import { askedSettings, type DatabaseFacts, type DoctorFacts } from './facts.js';

const patienceMs = 10_000;

/** Asks machine, mail server and database; changes nothing anywhere (SCL-8). */
export async function examine(config: AppConfig): Promise<DoctorFacts> {
  const [diskFreePercent, mail, buckets, database] = await Promise.all([
    diskFree(config.files.root),
    mailOf(config.mail),
    bucketsOf([config.files.bucket, config.backups.bucket]),
    databaseOf(config.database.directUrl).catch((error: Error) => ({ failure: error.message || String(error) })),
  ]);
  const { demoMode } = config;
  const { poolSize } = config.database;
  return { now: new Date(), node: process.versions.node, demoMode, poolSize, diskFreePercent, mail, buckets, database };
}

/** Of the folder or, before the first upload, of the one around it. */
async function diskFree(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder).catch(() => statfs(dirname(dirname(folder))));
  return Math.round((100 * bavail) / blocks);
}

async function mailOf({ smtpUrl, outbox }: AppConfig['mail']): Promise<DoctorFacts['mail']> {
  if (!smtpUrl) return { kind: 'folder', folder: outbox };
  const url = new URL(smtpUrl);
  url.searchParams.set('connectionTimeout', String(patienceMs));
  url.searchParams.set('greetingTimeout', String(patienceMs));
  const transport = createTransport(url.href);
  try {
    await transport.verify();
    return { kind: 'reached' };
  } catch (error) {
    return { kind: 'refused', reason: (error as Error).message };
  } finally {
    transport.close();
  }
}

/** Asks each for what it cannot have: only with the right key does it say so. */
async function bucketsOf(settings: readonly (BucketSettings | undefined)[]): Promise<DoctorFacts['buckets']> {
  const configured = settings.filter((one) => one !== undefined);
  const distinct = [...new Map(configured.map((one) => [one.url, one])).values()];
  if (distinct.length === 0) return [];
  const { Bucket } = await import('#platform/bucket/bucket');
  return Promise.all(
    distinct.map(async (one) => ({
      url: one.url,
      failure: await new Bucket(one).read('asked-by-the-doctor').then(() => null, reasonOf),
    })),
  );
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof AppError ? error.extra.cause : error;
  return cause instanceof Error ? cause.message : String(error);
};

async function databaseOf(url: string): Promise<DatabaseFacts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: keyof DatabaseFacts['settings']; setting: string }>(
      `select name, setting from pg_settings where name = any ($1)`,
      [[...askedSettings]],
    );
    const { rows: versions } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    return {
      version: versions[0]!.version,
      clockAheadMs: await clockAhead(client),
      settings: Object.fromEntries(rows.map(({ name, setting }) => [name, setting])) as DatabaseFacts['settings'],
      pendingMigrations: await pendingMigrations(url),
      backupAt: await newestBackup(client),
    };
  } finally {
    await client.end();
  }
}

/** Measured in the middle of the question's way there and back. */
async function clockAhead(client: pg.Client): Promise<number> {
  const asked = Date.now();
  const { rows } = await client.query<{ ms: string }>(`select extract(epoch from clock_timestamp()) * 1000 as ms`);
  return Number(rows[0]!.ms) - (asked + Date.now()) / 2;
}

async function pendingMigrations(url: string): Promise<string[]> {
  const orm = await MikroORM.init(ormOptions({ clientUrl: url }));
  try {
    return (await orm.migrator.getPending()).map(({ name }) => name);
  } finally {
    await orm.close(true);
  }
}

/** A database from before there were backups has none. */
async function newestBackup(client: pg.Client): Promise<Date | null> {
  const { rows: tables } = await client.query(`select 1 where to_regclass('backups') is not null`);
  if (tables.length === 0) return null;
  const { rows } = await client.query<{ at: Date | null }>(
    `select max(finished_at) as at from backups where kind = 'backup' and status = 'done'`,
  );
  return rows[0]!.at;
}
