import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { type BusyCounter, fold, unfolded } from './busy-counter.js';

/** So long after something was counted beside its row, in milliseconds: what many write meanwhile is folded once. */
const soonMs = 1000;
const EVERY_MINUTE = '* * * * *';
const foldCounters = taskKind('counters.fold', { isForgottenWhenDone: true });

/** The counters' tables are named by who owns them. */
type Tables = Record<string, never>;

/**
 * Brings what was counted beside a row into it: within a second or two by the process that counted, and every minute
 * whatever a process left that ended before (SCL-3, ADR 103).
 */
@Injectable()
export class CounterFolding implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(CounterFolding.name);
  private readonly counters: BusyCounter[] = [];
  private waiting: NodeJS.Timeout | undefined;
  /** Runs what belongs to no call: who counts has a transaction open that is over by the time of folding. */
  private readonly outside = AsyncLocalStorage.snapshot();

  constructor(
    private readonly database: ReadDatabase,
    private readonly transactions: Transactions,
    private readonly tasks: TaskQueue,
  ) {}

  onModuleInit(): void {
    this.tasks.work(foldCounters, () => this.foldAll(), EVERY_MINUTE);
  }

  /** A counter whose deltas are folded here; modules name theirs at start. */
  watch(counter: BusyCounter): void {
    this.counters.push(counter);
  }

  /** After something was counted beside its row. */
  soon(): void {
    this.waiting ??= this.outside(() =>
      setTimeout(() => {
        this.waiting = undefined;
        this.foldAll().catch((err: unknown) => this.logger.warn({ err }, 'counters are folded later'));
      }, soonMs).unref(),
    );
  }

  async foldAll(): Promise<void> {
    for (const counter of this.counters)
      for (const id of await unfolded(this.database.apart<Tables>(), counter))
        await this.transactions.run((em) => fold(em.getKysely<Tables>(), counter, id));
  }

  onApplicationShutdown(): void {
    clearTimeout(this.waiting);
  }
}
