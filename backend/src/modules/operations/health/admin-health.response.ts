import { healthChecks, type HealthState, healthStates } from '#platform/health/health.rules';
import { CountOut, DecimalOut, FlagOut, ManyOut, NumberOut, TimeOut, WordOut } from '#platform/http/response-fields';

export const adminHealthChecks = [...healthChecks, 'backup'] as const;

export class AdminHealthCheckResponse {
  @WordOut(adminHealthChecks) name!: (typeof adminHealthChecks)[number];
  @WordOut(healthStates) state!: HealthState;
  @NumberOut({
    nullable: true,
    description:
      'Milliseconds of the database, failed tasks and mails of a day, percent of the disk that is free and of the calls of an hour that failed, hours since the last backup',
  })
  value!: number | null;
}

export class AdminHealthResponse {
  @CountOut({ description: 'Percent: how well the checks are on the whole' }) percent!: number;
  @ManyOut(() => AdminHealthCheckResponse) checks!: AdminHealthCheckResponse[];
  @TimeOut({ description: 'When this server started' }) upSince!: string;
  @DecimalOut({ description: 'Percent of the last 30 days, measured over restarts' }) uptimePercent!: string;
  @TimeOut({ nullable: true, description: 'When the newest backup was finished' }) lastBackupAt!: string | null;
  @TimeOut({ nullable: true, description: 'When restoring was tried last' }) lastDrillAt!: string | null;
  @FlagOut({ nullable: true, description: 'Whether that drill found every row and file again' })
  lastDrillPassed!: boolean | null;
}
