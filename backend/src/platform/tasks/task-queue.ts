import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CompiledQuery, type Kysely } from 'kysely';
import { type Job, type JobResult, PgBoss, type QueueResult } from 'pg-boss';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { asTask } from './current-task.js';
import { TaskMetrics } from './task-metrics.js';

/** A kind of background work; its handler may run twice and must not have a second effect (REL-4). */
export interface TaskKind<Payload extends object> {
  readonly name: string;
  /** How long it may take before it counts as lost and is begun again; 15 minutes where left out. */
  readonly expireInSeconds?: number;
  /** Whether nothing of it is kept once it is done; otherwise it stands in the queue for a few more days. */
  readonly isForgottenWhenDone?: boolean;
  /** Only carries the payload's type. */
  readonly payload?: Payload;
}

export const taskKind = <Payload extends object>(
  name: string,
  options: Pick<TaskKind<Payload>, 'expireInSeconds' | 'isForgottenWhenDone'> = {},
): TaskKind<Payload> => ({ name, ...options });

interface Worker {
  kind: TaskKind<object>;
  handle: (payload: object, taskId: string) => Promise<void>;
  cron?: string | undefined;
}

/**
 * A full batch is followed by the next at once, so that a queue empties far faster than one task a poll. A task wakes its
 * workers by a notification; only those that are due later are found by looking, and all while nobody can be woken.
 */
const FETCHING = {
  batchSize: 20,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
  perJobResults: true,
} as const;

/** How often a task is tried again; the same wherever its queue is made. */
export const QUEUE_OPTIONS = { retryLimit: 5, retryDelay: 5, retryBackoff: true, notify: true } as const;

/** Background work on PostgreSQL: enqueued with the rows that cause it, so that neither exists without the other. */
@Injectable()
export class TaskQueue implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(TaskQueue.name);
  private readonly boss: PgBoss;
  private readonly workers: Worker[] = [];

  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    private readonly transactions: Transactions,
    private readonly metrics: TaskMetrics,
  ) {
    this.boss = new PgBoss({
      connectionString: config.database.directUrl,
      max: 2,
      connectionTimeoutMillis: 30_000,
      application_name: 'masar-tasks',
      useListenNotify: true,
    });
    this.boss.on('error', (err) => this.logger.error({ err }, 'task queue'));
  }

  /** Names who does a kind of work; call it before the application has started. `cron` also runs it on schedule, in UTC. */
  work<P extends object>(
    kind: TaskKind<P>,
    handle: (payload: P, taskId: string) => Promise<void>,
    cron?: string,
  ): void {
    this.workers.push({ kind, handle: handle as Worker['handle'], cron });
  }

  /** Enqueues in the open transaction (REL-4). */
  async enqueue<P extends object>(kind: TaskKind<P>, payload: P): Promise<void> {
    await this.boss.send(kind.name, payload, this.inTransaction());
  }

  /** Puts a task that was given up back into its queue, in the open transaction; any other is left as it is. */
  async tryAgain(kindName: string, taskId: string): Promise<void> {
    await this.boss.retry(kindName, taskId, this.inTransaction());
  }

  /** Forgets a task, in the open transaction. */
  async discard(kindName: string, taskId: string): Promise<void> {
    await this.boss.deleteJob(kindName, taskId, this.inTransaction());
  }

  private inTransaction() {
    const transaction: Kysely<unknown> = this.transactions.required().em.getKysely<unknown>();
    const executeSql = async (text: string, values: unknown[] = []) => {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values));
      return { rows: rows as never[] };
    };
    return { db: { executeSql } };
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    const known = new Map((await this.boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const { kind, handle, cron } of this.workers) {
      await this.prepare(kind, known.get(kind.name));
      await this.boss.work<object>(kind.name, FETCHING, async (tasks) => {
        const results: JobResult[] = [];
        for (const task of tasks) results.push(await this.settle(task, kind, handle));
        return results;
      });
      if (cron) await this.boss.schedule(kind.name, cron, {}, { tz: 'UTC' });
    }
  }

  /** Makes the queue of a kind; one of an earlier version learns to wake its workers. */
  private async prepare({ name, expireInSeconds }: TaskKind<object>, known: QueueResult | undefined): Promise<void> {
    if (!known) await this.boss.createQueue(name, { ...QUEUE_OPTIONS, ...(expireInSeconds && { expireInSeconds }) });
    else if (!known.notify) await this.boss.updateQueue(name, { notify: true });
  }

  /** One task's outcome: a failure is logged and tried again on its own, apart from the rest of its batch. */
  private async settle(task: Job<object>, kind: Worker['kind'], handle: Worker['handle']): Promise<JobResult> {
    try {
      await asTask(task.name, () => handle(task.data, task.id));
      if (kind.isForgottenWhenDone) await this.boss.deleteJob(task.name, task.id);
      this.metrics.count(task.name, 'done');
      return { id: task.id, status: 'completed' };
    } catch (error) {
      this.metrics.count(task.name, 'failed');
      this.logger.error({ err: error, taskId: task.id, kind: task.name }, 'task failed');
      return { id: task.id, status: 'failed', output: { message: String(error) } };
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: 10_000 });
  }
}
