export { forgetOldest, noteBackup, noteDrill } from './backup/backup-log.js';
export { OperationsModule } from './operations.module.js';
