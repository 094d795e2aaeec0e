import { randomBytes } from 'node:crypto';
import { writeBackup } from '#platform/backup/write-backup';
import { loadAppConfig } from '#platform/config/app-config';
import { DiskFileStorage } from '#platform/files/disk-file-storage';

/** `npm run backup`: writes a backup of DATABASE_URL and DATA_DIR and prints its path (REL-8). */
const config = loadAppConfig({ SESSION_SECRET: randomBytes(32).toString('hex'), ...process.env });
const { path, manifest } = await writeBackup({
  databaseUrl: config.database.url,
  storage: new DiskFileStorage(config),
  folder: config.backups.folder,
});
const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
const { files } = manifest;
process.stderr.write(
  `حُفظت ${rows} من الصفوف و${files.count} من الملفات.\n` + `${rows} rows and ${files.count} files are kept.\n`,
);
if (files.missing.length > 0) {
  process.stderr.write(
    `لم يُعثر على ${files.missing.length} من الملفات المرفوعة.\n${files.missing.length} uploaded files were not found.\n`,
  );
}
process.stdout.write(`${path}\n`);
