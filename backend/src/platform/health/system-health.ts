import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { ReadDatabase } from '#platform/database/read-database';

export const healthChecks = ['database', 'tasks', 'disk'] as const;
export const healthStates = ['well', 'strained', 'failing'] as const;

/** One part of the system, measured just now. */
export interface HealthCheck {
  name: (typeof healthChecks)[number];
  state: (typeof healthStates)[number];
  /** Milliseconds of the database, failed tasks of a day, percent of the disk that is free. */
  value: number;
}

/** How well a part is, as a share. */
const worth: Record<HealthCheck['state'], number> = { well: 1, strained: 0.5, failing: 0 };

/** The mean of the parts in percent. */
export const healthPercent = (checks: readonly Pick<HealthCheck, 'state'>[]): number =>
  Math.round((100 * checks.reduce((sum, { state }) => sum + worth[state], 0)) / checks.length);

/** `value` is good up to `well`, bearable up to `strained`. */
export const upTo = (value: number, { well, strained }: { well: number; strained: number }): HealthCheck['state'] => {
  if (value <= well) return 'well';
  return value <= strained ? 'strained' : 'failing';
};

/** Measures what administrators should know of the machine; nothing here is a fixed figure (DSH-4). */
@Injectable()
export class SystemHealth {
  constructor(
    private readonly database: ReadDatabase,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async measure(): Promise<{ percent: number; checks: HealthCheck[]; upSince: Date }> {
    const checks = await Promise.all([this.databaseCheck(), this.tasksCheck(), this.diskCheck()]);
    return { percent: healthPercent(checks), checks, upSince: new Date(Date.now() - process.uptime() * 1000) };
  }

  private async databaseCheck(): Promise<HealthCheck> {
    const start = performance.now();
    await sql`select 1`.execute(this.database.over());
    const value = Math.round(performance.now() - start);
    return { name: 'database', value, state: upTo(value, { well: 250, strained: 2000 }) };
  }

  private async tasksCheck(): Promise<HealthCheck> {
    const { rows } = await sql<{ failed: number }>`
      select count(*)::int as failed from pgboss.job
      where state = 'failed' and completed_on > now() - interval '1 day'`.execute(this.database.over());
    const value = rows[0]?.failed ?? 0;
    return { name: 'tasks', value, state: upTo(value, { well: 0, strained: 20 }) };
  }

  private async diskCheck(): Promise<HealthCheck> {
    // The folder of files may not exist before the first upload; the one around it does.
    const { bavail, blocks } = await statfs(this.config.files.root).catch(() =>
      statfs(dirname(this.config.files.root)),
    );
    const value = Math.round((100 * bavail) / blocks);
    return { name: 'disk', value, state: upTo(-value, { well: -10, strained: -3 }) };
  }
}
