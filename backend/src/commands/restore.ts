import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { MikroORM } from '@mikro-orm/postgresql';
import { withArchiveAt } from '#platform/backup/archive-at-hand';
import { BackupFailure } from '#platform/backup/backup-failure';
import { backupStorageOf } from '#platform/backup/configured-backup-storage';
import { restoreBackup } from '#platform/backup/restore-backup';
import { loadAppConfig } from '#platform/config/app-config';
import { fileStorageOf } from '#platform/files/configured-file-storage';
import { ormOptions } from '../../mikro-orm.config.js';
import { noteCommandIn } from './note-command.js';

/**
 * `npm run restore -- FILE`: fills an empty DATABASE_URL and DATA_DIR (or bucket) from a backup: a file, or the name of
 * one in the bucket of backups. With `--replace-everything` it
 * deletes what the database holds first (REL-8).
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'replace-everything': { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) {
    throw new BackupFailure('الاستخدام: npm run restore -- FILE', 'Use: npm run restore -- FILE');
  }
  const config = loadAppConfig({ SESSION_SECRET: randomBytes(32).toString('hex'), ...process.env });
  const orm = await MikroORM.init(ormOptions({ clientUrl: config.database.directUrl }));
  try {
    const storage = await fileStorageOf(config);
    const { takenAt, tables, files } = await withArchiveAt(file, await backupStorageOf(config), (path) =>
      restoreBackup({
        file: path,
        orm,
        databaseUrl: config.database.directUrl,
        storage,
        replaceEverything: values['replace-everything'],
      }),
    );
    const after = { takenAt, tables: tables.length, files: files.count };
    await noteCommandIn(config.database.directUrl, { action: 'restore', resource: 'backups', after });
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
