import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '#platform/access/access.decorators';
import { Forbidden, Unauthorized } from '#platform/errors/platform.errors';
import { healthPercent } from '#platform/health/health.rules';
import { SystemHealth } from '#platform/health/system-health';
import { Answers } from '#platform/http/answers';
import { BackupQueries } from '../backup/backup.queries.js';
import { AdminHealthResponse } from './admin-health.response.js';
import { backupHealth } from './backup-health.rules.js';

@ApiTags('admin')
@Controller('admin/health')
@Roles('admin')
export class AdminHealthController {
  constructor(
    private readonly system: SystemHealth,
    private readonly backups: BackupQueries,
  ) {}

  @Get()
  @Answers(AdminHealthResponse, {
    summary: 'How each part of the system is, measured now',
    fails: [Unauthorized, Forbidden],
  })
  async measure(): Promise<AdminHealthResponse> {
    const [system, { backupAt, drillAt, drillPassed }] = await Promise.all([
      this.system.measure(),
      this.backups.latest(),
    ]);
    const checks = [...system.checks, { name: 'backup' as const, ...backupHealth(backupAt, new Date()) }];
    return {
      percent: healthPercent(checks),
      checks,
      upSince: system.upSince.toISOString(),
      uptimePercent: system.uptimePercent,
      lastBackupAt: backupAt?.toISOString() ?? null,
      lastDrillAt: drillAt?.toISOString() ?? null,
      lastDrillPassed: drillPassed,
    };
  }
}
