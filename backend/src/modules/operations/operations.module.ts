import { Module } from '@nestjs/common';
import { HealthModule } from '#platform/health/health.module';
import { BackupQueries } from './backup/backup.queries.js';
import { BackupService } from './backup/backup.service.js';
import { BackupsController } from './backup/backups.controller.js';
import { AdminHealthController } from './health/admin-health.controller.js';

/** What keeps an installation alive and its own: backups, health, settings. */
@Module({
  imports: [HealthModule],
  controllers: [AdminHealthController, BackupsController],
  providers: [BackupQueries, BackupService],
})
export class OperationsModule {}
