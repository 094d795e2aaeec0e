import { Module } from '@nestjs/common';
import { BackupStorage } from '#platform/backup/backup-storage';
import { backupStorageOf } from '#platform/backup/configured-backup-storage';
import { APP_CONFIG } from '#platform/config/app-config';
import { HealthModule } from '#platform/health/health.module';
import { BackupQueries } from './backup/backup.queries.js';
import { BackupService } from './backup/backup.service.js';
import { BackupsController } from './backup/backups.controller.js';
import { AdminHealthController } from './health/admin-health.controller.js';

/** What keeps an installation alive and its own: backups, health, settings. */
@Module({
  imports: [HealthModule],
  controllers: [AdminHealthController, BackupsController],
  providers: [
    { provide: BackupStorage, inject: [APP_CONFIG], useFactory: backupStorageOf },
    BackupQueries,
    BackupService,
  ],
})
export class OperationsModule {}
