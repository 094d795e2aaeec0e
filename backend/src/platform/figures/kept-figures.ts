import { Injectable, type OnModuleInit } from '@nestjs/common';
import { allowLongStatements } from '#platform/database/transaction-modes';
import { Transactions } from '#platform/database/transactions';
import { AppError } from '#platform/errors/app-error';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { type Counted, FiguresBeingCounted } from './counted.js';
import { countingMinutes, type FiguresKey, KeptFigureRows, type KeptRow } from './kept-figure-rows.js';

/** Figures over more rows than these are kept; below that they are counted for each who asks. */
const countedLive = 2000;
/** Over more than these nobody waits: a task counts them, and whoever asks first is told to ask again. */
const countedWaiting = 10_000;
/** Between two questions whether they are there, in seconds. */
const askAgain = { soonest: 1, latest: 10 };
const NIGHTLY = '41 1 * * *';

const countFigures = taskKind<FiguresKey>('figures.count', {
  expireInSeconds: countingMinutes * 60,
  isForgottenWhenDone: true,
});
const forgetFigures = taskKind('figures.forget', { isForgottenWhenDone: true });

/** Which of a kind are asked for, by somebody who may see them. */
interface Asked {
  /** What they are counted over: an id, or `all`. */
  subject: string;
  /** Whose account they go with. */
  ownerId?: string | undefined;
  /** How many rows they are made of, roughly. */
  rows: number;
}

type Count = (subject: string) => Promise<unknown>;

/** Figures of one kind. */
export interface FigureKind<T> {
  of(asked: Asked): Promise<Counted<T>>;
  /** Over whole tables. */
  ofTables(subject: string, tables: readonly string[]): Promise<Counted<T>>;
}

/** Whether figures over so many rows are kept rather than counted for each who asks. */
export const areKept = (rows: number): boolean => rows > countedLive;

/**
 * Figures that read a row for each person or enrolment, such as how many finished a course. However many there are,
 * counting them takes nobody's time: beyond some thousands of rows they stand in a table, are counted anew by a task
 * when they have grown old, and the first to ask is told to ask again (SCL-1, ADR 141).
 */
@Injectable()
export class KeptFigures implements OnModuleInit {
  private readonly counts = new Map<string, Count>();

  constructor(
    private readonly rows: KeptFigureRows,
    private readonly transactions: Transactions,
    private readonly tasks: TaskQueue,
  ) {}

  onModuleInit(): void {
    this.tasks.work(countFigures, (key) => this.countAnew(key));
    this.tasks.work(forgetFigures, () => this.rows.forgetOld(), NIGHTLY);
  }

  /**
   * Names figures, once for each process.
   *
   * @param name with a number that grows when their shape changes, so that no build reads what another wrote
   * @param count over a subject; what it answers can be written as JSON. It may run on any server, for nobody in particular
   */
  kind<T>(name: string, count: (subject: string) => Promise<T>): FigureKind<T> {
    this.counts.set(name, count);
    return {
      of: (asked) => this.of<T>(name, asked),
      ofTables: async (subject, tables) => this.of<T>(name, { subject, rows: await this.rows.rowsOf(tables) }),
    };
  }

  private async of<T>(kind: string, { subject, ownerId, rows }: Asked): Promise<Counted<T>> {
    const count = this.counts.get(kind)!;
    if (!areKept(rows)) return { figures: (await count(subject)) as T };
    const key = { kind, subject };
    const kept = await this.rows.read(key);
    if (!kept?.counted_at && rows <= countedWaiting) return this.countFirst<T>(key, ownerId);
    if (!kept?.counted_at) throw FiguresBeingCounted.in(await this.haveCounted(key, ownerId, kept));
    // Figures that are there are told whatever happens to newer ones, also while the database takes no writes.
    const againAfter = kept.is_old ? await this.haveCounted(key, ownerId, kept).catch(() => undefined) : undefined;
    return { figures: kept.figures as T, countedAt: new Date(kept.counted_at), againAfter };
  }

  /** While somebody waits, for it takes no longer than that. */
  private async countFirst<T>(key: FiguresKey, ownerId: string | undefined): Promise<Counted<T>> {
    return this.transactions.run(async () => {
      const figures = await this.counts.get(key.kind)!(key.subject);
      await this.rows.keepFirst(key, ownerId, figures);
      // As they are read again: what JSON does not know is gone.
      return { figures: JSON.parse(JSON.stringify(figures)) as T };
    });
  }

  /** Sees to it that a task counts them, and says in how many seconds to ask again: later, the longer it takes. */
  private async haveCounted(key: FiguresKey, ownerId: string | undefined, kept: KeptRow | undefined): Promise<number> {
    if (kept?.counting_seconds != null)
      return Math.min(Math.max(Math.ceil(kept.counting_seconds / 2), askAgain.soonest), askAgain.latest);
    await this.transactions.run(async () => {
      if (await this.rows.claim(key, ownerId)) await this.tasks.enqueue(countFigures, key);
    });
    return askAgain.soonest;
  }

  private async countAnew(key: FiguresKey): Promise<void> {
    const count = this.counts.get(key.kind);
    // Of another build: whoever asks has it begun again, until a server gets it that knows how.
    if (!count) return this.rows.release(key);
    try {
      await this.transactions.run(async (em) => {
        await allowLongStatements(em, countingMinutes * 60);
        await this.rows.keep(key, await count(key.subject));
      });
    } catch (error) {
      // The subject has gone meanwhile.
      if (error instanceof AppError && error.status === 404) return this.rows.forget(key);
      throw error;
    }
  }
}
