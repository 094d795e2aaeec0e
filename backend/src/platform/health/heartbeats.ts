import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { PlatformTables } from '#platform/manifest/platform.tables';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { RequestCounts } from './request-counts.js';

/** Twice a minute, so that a late timer leaves no gap. */
const PULSE_MS = 30_000;
const forgetOld = taskKind('health.forget-old-heartbeats');
const NIGHTLY = '47 1 * * *';

/** Writes that this server runs, and what it answered, so that uptime is measured over restarts (DSH-4). */
@Injectable()
export class Heartbeats implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Heartbeats.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: ReadDatabase,
    private readonly counts: RequestCounts,
    private readonly tasks: TaskQueue,
  ) {}

  onModuleInit(): void {
    this.tasks.work(forgetOld, () => this.forgetOld(), NIGHTLY);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => void this.beat(), PULSE_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.beat();
  }

  /** A database that is away is not told; what was counted is written when it is back. */
  async beat(): Promise<void> {
    const counts = this.counts.take();
    try {
      await this.database
        .apart<PlatformTables>()
        .insertInto('heartbeats')
        .values({ minute: sql`date_trunc('minute', now())`, ...counts })
        .onConflict((conflict) =>
          conflict.column('minute').doUpdateSet((eb) => ({
            requests: eb('heartbeats.requests', '+', eb.ref('excluded.requests')),
            failures: eb('heartbeats.failures', '+', eb.ref('excluded.failures')),
          })),
        )
        .execute();
    } catch (error) {
      this.counts.giveBack(counts);
      this.logger.warn({ err: error }, 'no heartbeat could be written');
    }
  }

  private async forgetOld(): Promise<void> {
    await this.database
      .apart<PlatformTables>()
      .deleteFrom('heartbeats')
      .where('minute', '<', sql<Date>`now() - interval '90 days'`)
      .execute();
  }
}
