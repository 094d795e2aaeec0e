export { forgetOldest, noteBackup, noteDrill } from './backup/backup-log.js';
export { backupHealth } from './health/backup-health.rules.js';
export { OperationsModule } from './operations.module.js';
export type { OperationsTables } from './operations.tables.js';
