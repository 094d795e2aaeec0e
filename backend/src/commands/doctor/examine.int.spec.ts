import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { loadAppConfig } from '#platform/config/app-config';
import { createTestDatabase } from '../../../testing/database.js';
import { examine } from './examine.js';

const configOf = (databaseUrl: string, more: Record<string, string> = {}) =>
  loadAppConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: tmpdir(),
    SESSION_SECRET: randomUUID() + randomUUID(),
    ...more,
  });

describe('the doctor’s examination', () => {
  it('reads version, clock, limits, structure and backups of a real database [SCL-8]', async () => {
    const { url } = await createTestDatabase('started');
    const { database, mail, diskFreePercent } = await examine(configOf(url));
    if ('failure' in database) throw new Error(database.failure);
    expect(database.version).toBeGreaterThanOrEqual(150_000);
    expect(Math.abs(database.clockAheadMs)).toBeLessThan(60_000);
    expect(database.settings).toMatchObject({ server_encoding: 'UTF8', statement_timeout: '15000' });
    // The tests' server gives durability up for speed, and the doctor sees it.
    expect(database.settings.fsync).toBe('off');
    expect(database).toMatchObject({ pendingMigrations: [], backupAt: null });
    expect(mail.kind).toBe('folder');
    expect(diskFreePercent).toBeGreaterThan(0);
  });

  it('says why a bucket does not answer, without the secret [SCL-8] [SCL-5]', async () => {
    const { url } = await createTestDatabase('started');
    const bucket = 'http://127.0.0.1:4/masar';
    const { buckets } = await examine(
      configOf(url, { S3_BUCKET_URL: bucket, S3_ACCESS_KEY_ID: 'masar', S3_SECRET_ACCESS_KEY: 'very-secret' }),
    );
    expect(buckets).toEqual([{ url: bucket, failure: expect.stringContaining('ECONNREFUSED') as string }]);
    expect(JSON.stringify(buckets)).not.toContain('very-secret');
  });

  it('says why a database or a mail server does not answer [SCL-8]', async () => {
    const away = 'postgres://masar@127.0.0.1:1/masar';
    const { database, mail } = await examine(configOf(away, { SMTP_URL: 'smtp://127.0.0.1:1' }));
    expect(database).toEqual({ failure: expect.stringContaining('ECONNREFUSED') as string });
    expect(mail).toEqual({ kind: 'refused', reason: expect.stringContaining('ECONNREFUSED') as string });
  });
});
