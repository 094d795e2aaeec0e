import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { forgetOldest, noteBackup } from '#modules/operations';
import { backupStorageOf } from '#platform/backup/configured-backup-storage';
import { writeBackup, type WrittenBackup } from '#platform/backup/write-backup';
import { loadAppConfig } from '#platform/config/app-config';
import { fileStorageOf } from '#platform/files/configured-file-storage';
import { backupsKeptByDefault, Settings, settingsId } from '#platform/settings/settings.entity';
import { ormOptions } from '../../mikro-orm.config.js';
import { noteCommandIn } from './note-command.js';

/** `npm run backup`: writes a backup of DATABASE_URL and DATA_DIR and prints its path (REL-8). */
const config = loadAppConfig({ SESSION_SECRET: randomBytes(32).toString('hex'), ...process.env });
const archives = await backupStorageOf(config);
await archives.sweep();
const written = await writeBackup({
  databaseUrl: config.database.directUrl,
  storage: await fileStorageOf(config),
  archives,
});
const { path, manifest } = written;
await note(written);
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

/** Puts it onto the list of the console; a database that has no such list yet is backed up all the same. */
async function note(backup: WrittenBackup): Promise<void> {
  if (!backup.manifest.migrations.some((name) => name.endsWith('_settings'))) return;
  const orm = await MikroORM.init(ormOptions({ clientUrl: config.database.directUrl }));
  try {
    await noteBackup(orm.em.fork(), backup);
    const { path, bytes } = backup;
    const after = { file: basename(path), bytes };
    await noteCommandIn(config.database.directUrl, { action: 'create', resource: 'backups', after });
    const settings = await orm.em.fork().findOne(Settings, settingsId);
    await forgetOldest(orm.em.fork(), archives, settings?.backupsKept ?? backupsKeptByDefault);
  } finally {
    await orm.close(true);
  }
}
