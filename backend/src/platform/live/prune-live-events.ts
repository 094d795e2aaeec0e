import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TimePartitions } from '#platform/partitions/time-partitions';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { keptHours } from './live-cursor.js';

const prune = taskKind('live.prune');
const HOURLY = '23 * * * *';

/** Clears away the days whose news nobody can have missed any more (NTF-3, SCL-1). */
@Injectable()
export class PruneLiveEvents implements OnModuleInit {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly partitions: TimePartitions,
  ) {}

  onModuleInit(): void {
    this.partitions.keep({ table: 'live_events', span: 'day', ahead: 3 });
    this.tasks.work(prune, () => this.prune(new Date()), HOURLY);
  }

  async prune(now: Date): Promise<void> {
    await this.partitions.forgetBefore('live_events', new Date(now.getTime() - keptHours * 60 * 60_000));
  }
}
