import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { ReadDatabase } from '#platform/database/read-database';
import type { PlatformTables } from '#platform/manifest/platform.tables';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { RateLimit } from './rate-limit.js';

const purgeExpired = taskKind('rate-limits.purge');
const HOURLY = '17 * * * *';

/** Limits counted in the database, so that all processes count together (AUTH-6, REL-7). */
@Injectable()
export class RateLimits implements OnModuleInit {
  constructor(
    private readonly database: ReadDatabase,
    private readonly tasks: TaskQueue,
  ) {}

  onModuleInit(): void {
    this.tasks.work(purgeExpired, () => this.purge(), HOURLY);
  }

  /** A limit by its name; names are never shared. */
  named(name: string, { points, seconds }: { points: number; seconds: number }): RateLimit {
    return new RateLimit(
      new RateLimiterPostgres({
        storeClient: { query: this.query },
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
    );
  }

  private readonly query = async ({ text, values = [] }: { text: string; values?: unknown[] }) => {
    const { rows } = await this.database.apart<PlatformTables>().executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  };

  private async purge(): Promise<void> {
    await this.query({ text: 'delete from rate_limits where expire < $1', values: [Date.now()] });
  }
}
