import { Module } from '@nestjs/common';
import { BackupQueries } from './backup/backup.queries.js';
import { BackupService } from './backup/backup.service.js';
import { BackupsController } from './backup/backups.controller.js';

/** What keeps an installation alive and its own: backups, health, settings. */
@Module({
  controllers: [BackupsController],
  providers: [BackupQueries, BackupService],
})
export class OperationsModule {}
