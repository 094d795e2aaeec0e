import { type HealthCheck, healthChecks, healthStates } from '#platform/health/health.rules';
import { CountOut, DecimalOut, ManyOut, NumberOut, TextOut, TimeOut, WordOut } from '#platform/http/response-fields';

export class HealthCheckResponse implements HealthCheck {
  @WordOut(healthChecks) name!: HealthCheck['name'];
  @WordOut(healthStates) state!: HealthCheck['state'];
  @NumberOut({
    description:
      'Milliseconds of the database, failed tasks and mails of a day, percent of the disk that is free and of the calls of an hour that failed',
  })
  value!: number;
}

export class PlatformStatsResponse {
  @CountOut() totalUsers!: number;
  @CountOut({ description: 'Seen within 30 days' }) activeUsers!: number;
  @CountOut() newUsersThisMonth!: number;
  @CountOut() totalCourses!: number;
  @CountOut({ description: 'Published ones' }) activeCourses!: number;
  @CountOut() totalEnrollments!: number;
  @CountOut() completedEnrollments!: number;
  @CountOut({ description: 'Valid ones' }) certificates!: number;
  @DecimalOut({ description: 'What learners paid, US dollars' }) revenue!: string;
  @DecimalOut({
    nullable: true,
    description: 'Percent: 30 days against the 30 before; null where those earned nothing',
  })
  monthlyGrowth!: string | null;
  @CountOut({ description: 'Percent: how well the checks are on the whole' }) systemHealth!: number;
  @ManyOut(() => HealthCheckResponse) healthChecks!: HealthCheckResponse[];
  @TimeOut({ description: 'When this server started' }) upSince!: string;
  @DecimalOut({ description: 'Percent of the last 30 days, measured over restarts' }) uptimePercent!: string;
}

export class PlatformMonthResponse {
  @TextOut({ example: '2026-05', description: 'A month in Iraq' }) month!: string;
  @CountOut() newUsers!: number;
  @CountOut() enrollments!: number;
  @CountOut() completions!: number;
  @DecimalOut({ description: 'US dollars' }) revenue!: string;
}

export class PlatformAnalyticsResponse {
  @ManyOut(() => PlatformMonthResponse, { description: 'The last twelve months, this one included' })
  months!: PlatformMonthResponse[];
}
