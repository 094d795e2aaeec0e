import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { type BusyCounter, type Count, countAt, countBeside, fold, unfolded } from './busy-counter.js';
import { Crowds } from './crowds.js';

/** So long after something was written beside its row, in milliseconds: what many write meanwhile is folded once. */
const soonMs = 1000;
const EVERY_MINUTE = '* * * * *';
const foldCounters = taskKind('counters.fold', { isForgottenWhenDone: true });

/** The counters' tables are named by who owns them. */
type Tables = Record<string, never>;

/** What lies beside rows and is brought into them a moment later. */
export interface Foldable {
  /** The rows that something lies beside. */
  unfolded: () => Promise<string[]>;
  /** Brings it into one of them, in a transaction of its own. */
  fold: (id: string) => Promise<void>;
  /** Nobody waits for it: it is folded every minute, never by the second. */
  isPatient?: boolean;
}

/**
 * Brings what was written beside a row into it: within a second or two by the process that wrote it, and every minute
 * whatever a process left that ended before (SCL-3, ADR 141).
 */
@Injectable()
export class CounterFolding implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(CounterFolding.name);
  private readonly foldables: Foldable[] = [];
  private readonly crowds = new Crowds();
  private waiting: NodeJS.Timeout | undefined;
  private isAskedFor = false;
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

  /**
   * A counter whose deltas are folded here; modules name theirs at start.
   *
   * @param folded hears of each row that got its deltas, in the transaction that folds them
   */
  watch(
    counter: BusyCounter,
    folded?: (em: EntityManager, id: string) => Promise<void>,
    { isPatient = false }: Pick<Foldable, 'isPatient'> = {},
  ): void {
    this.keep({
      isPatient,
      unfolded: () => unfolded(this.database.apart<Tables>(), counter),
      fold: (id) =>
        this.transactions.run(async (em) => {
          if (await fold(em.getKysely<Tables>(), counter, id)) await folded?.(em, id);
        }),
    });
  }

  /** Anything else that is gathered beside rows. */
  keep(foldable: Foldable): void {
    this.foldables.push(foldable);
  }

  /** Counts in the open transaction: at the row, in a crowd beside it. Answers whether it is in the row already. */
  async count<Known>(rows: Kysely<Known>, counter: BusyCounter, count: Count): Promise<boolean> {
    if (!this.crowds.isCrowdedAt(`${counter.table} ${counter.column} ${count.id}`)) {
      if (await countAt(rows, counter, count)) return true;
    } else await countBeside(rows, counter, count);
    this.soon();
    return false;
  }

  /** After something was written beside its row. */
  soon(): void {
    this.isAskedFor = true;
    this.waiting ??= this.outside(() => setTimeout(() => void this.pass(), soonMs).unref());
  }

  /** All of it, and what is patient too. */
  async foldAll(): Promise<void> {
    await this.foldWhat(this.foldables);
  }

  private async pass(): Promise<void> {
    this.isAskedFor = false;
    const wasFound = await this.foldWhat(this.foldables.filter(({ isPatient }) => !isPatient)).catch((err: unknown) => {
      this.logger.warn({ err }, 'counters are folded later');
      return false;
    });
    this.waiting = undefined;
    // Where there was something, others may have written what they had not committed yet.
    if (wasFound || this.isAskedFor) this.soon();
  }

  /** Answers whether anything lay beside. What fails keeps nothing else from being folded. */
  private async foldWhat(foldables: readonly Foldable[]): Promise<boolean> {
    const failures: unknown[] = [];
    let wasFound = false;
    for (const foldable of foldables)
      try {
        for (const id of await foldable.unfolded()) {
          wasFound = true;
          await foldable.fold(id);
        }
      } catch (error) {
        failures.push(error);
      }
    if (failures.length > 0) throw failures[0];
    return wasFound;
  }

  onApplicationShutdown(): void {
    clearTimeout(this.waiting);
  }
}
