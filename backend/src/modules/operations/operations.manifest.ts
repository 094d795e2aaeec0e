import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { BackupSchema } from './backup/backup.entity.js';
import { operationsPersonalData } from './operations.personal-data.js';

/** Backups and the state of the server. */
export const operationsManifest: ModuleManifest = {
  level: 5,
  readable: ['backups'],
  entities: [BackupSchema],
  personalData: operationsPersonalData,
};
