import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { ReadDatabase } from '#platform/database/read-database';
import type { PlatformTables } from '#platform/manifest/platform.tables';
import { type HealthCheck, healthPercent, upTo } from './health.rules.js';

interface QueueRow {
  failed: number;
  failed_mails: number;
}

interface HeartbeatRow {
  requests: number;
  failures: number;
  /** Of the whole minutes since the first heartbeat of the last 30 days. */
  uptime_percent: string;
}

/** How the system is. */
export interface SystemMeasure {
  percent: number;
  checks: HealthCheck[];
  /** When this server started. */
  upSince: Date;
  /** Percent of the last 30 days, with two decimals; counted from the first start where that is later. */
  uptimePercent: string;
}

/** Measures what administrators should know of the machine; nothing here is a fixed figure (DSH-4). */
@Injectable()
export class SystemHealth {
  constructor(
    private readonly database: ReadDatabase,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async measure(): Promise<SystemMeasure> {
    const [database, queue, disk, heartbeats] = await Promise.all([
      this.databaseCheck(),
      this.queue(),
      this.diskCheck(),
      this.heartbeats(),
    ]);
    const checks = [
      database,
      { name: 'tasks', value: queue.failed, state: upTo(queue.failed, { well: 0, strained: 20 }) } as const,
      { name: 'mail', value: queue.failed_mails, state: upTo(queue.failed_mails, { well: 0, strained: 5 }) } as const,
      disk,
      errorCheck(heartbeats),
    ];
    return {
      percent: healthPercent(checks),
      checks,
      upSince: new Date(Date.now() - process.uptime() * 1000),
      uptimePercent: heartbeats.uptime_percent,
    };
  }

  private async databaseCheck(): Promise<HealthCheck> {
    const start = performance.now();
    await sql`select 1`.execute(this.database.over<PlatformTables>());
    const value = Math.round(performance.now() - start);
    return { name: 'database', value, state: upTo(value, { well: 250, strained: 2000 }) };
  }

  /** Tasks that failed for good within a day. */
  private async queue(): Promise<QueueRow> {
    const { rows } = await sql<QueueRow>`
      select count(*)::int as failed, count(*) filter (where name = 'mail.send')::int as failed_mails
      from pgboss.job
      where state = 'failed' and completed_on > now() - interval '1 day'`.execute(this.database.over<PlatformTables>());
    return rows[0]!;
  }

  private async diskCheck(): Promise<HealthCheck> {
    // The folder of files may not exist before the first upload; the one around it does.
    const { bavail, blocks } = await statfs(this.config.files.root).catch(() =>
      statfs(dirname(this.config.files.root)),
    );
    const value = Math.round((100 * bavail) / blocks);
    return { name: 'disk', value, state: upTo(-value, { well: -10, strained: -3 }) };
  }

  private async heartbeats(): Promise<HeartbeatRow> {
    const { rows } = await sql<HeartbeatRow>`
      select coalesce(sum(requests) filter (where heartbeats.minute > now() - interval '1 hour'), 0)::int as requests,
             coalesce(sum(failures) filter (where heartbeats.minute > now() - interval '1 hour'), 0)::int as failures,
             coalesce(round(100.0 * count(*) filter (where heartbeats.minute < this.minute)
               / nullif(extract(epoch from this.minute - min(heartbeats.minute)) / 60, 0), 2), 100.00)::text as uptime_percent
      from heartbeats, (select date_trunc('minute', now())) this (minute)
      where heartbeats.minute > now() - interval '30 days' group by this.minute`.execute(
      this.database.over<PlatformTables>(),
    );
    return rows[0] ?? { requests: 0, failures: 0, uptime_percent: '100.00' };
  }
}

/** Percent of the last hour's calls that the server failed, with one decimal. */
function errorCheck({ requests, failures }: HeartbeatRow): HealthCheck {
  const value = requests === 0 ? 0 : Math.round((1000 * failures) / requests) / 10;
  return { name: 'errors', value, state: upTo(value, { well: 0.5, strained: 5 }) };
}
