export { forgetOldest, noteBackup, noteDrill } from './backup/backup-log.js';
export { OperationsModule } from './operations.module.js';
export type { OperationsTables } from './operations.tables.js';
