import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { PlatformTables } from '#platform/manifest/platform.tables';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { keptHours } from './live-cursor.js';

const prune = taskKind('live.prune');
const HOURLY = '23 * * * *';

/** Clears away news that nobody can have missed any more (NTF-3). */
@Injectable()
export class PruneLiveEvents implements OnModuleInit {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly database: ReadDatabase,
  ) {}

  onModuleInit(): void {
    this.tasks.work(prune, () => this.prune(), HOURLY);
  }

  async prune(): Promise<void> {
    await this.database
      .apart<PlatformTables>()
      .deleteFrom('live_events')
      .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${keptHours}::int)`)
      .execute();
  }
}
