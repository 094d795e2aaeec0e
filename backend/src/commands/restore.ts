import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MikroORM } from '@mikro-orm/postgresql';
import { BackupFailure } from '#platform/backup/backup-failure';
import { restoreBackup } from '#platform/backup/restore-backup';
import { loadAppConfig } from '#platform/config/app-config';
import { DiskFileStorage } from '#platform/files/disk-file-storage';
import { ormOptions } from '../../mikro-orm.config.js';

/**
 * `npm run restore -- FILE`: fills an empty DATABASE_URL and DATA_DIR from a backup. With `--replace-everything` it
 * deletes what the database holds first (REL-8).
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'replace-everything': { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) {
    throw new BackupFailure('استعمل: npm run restore -- FILE', 'Use: npm run restore -- FILE');
  }
  const config = loadAppConfig({ SESSION_SECRET: randomBytes(32).toString('hex'), ...process.env });
  const orm = await MikroORM.init(ormOptions({ clientUrl: config.database.directUrl }));
  try {
    const { takenAt, tables, files } = await restoreBackup({
      file: resolve(file),
      orm,
      databaseUrl: config.database.directUrl,
      storage: new DiskFileStorage(config),
      replaceEverything: values['replace-everything'],
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `استُعيدت حالة ${takenAt}: ${rows} من الصفوف في ${tables.length} من الجداول و${files.count} من الملفات، وطابقت كلها.\n` +
        `Restored the state of ${takenAt}: ${rows} rows in ${tables.length} tables and ${files.count} files, all compared.\n`,
    );
  } finally {
    await orm.close(true);
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BackupFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
