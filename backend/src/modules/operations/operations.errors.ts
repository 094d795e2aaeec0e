import { defineError } from '#platform/errors/app-error';

export class BackupNotFound extends defineError('operations.backup_not_found', 404) {}
export class BackupFileNotFound extends defineError('operations.backup_file_not_found', 404) {}
export class BackupUnderway extends defineError('operations.backup_underway', 409) {}
