import { AsyncLocalStorage } from 'node:async_hooks';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { keepsWrites } from '#platform/errors/app-error';
import { isRetryable } from '#platform/errors/database-errors';
import type { DomainEvent } from '#platform/events/domain-event';
import { EventBus } from '#platform/events/event-bus';

interface UnitOfWork {
  em: EntityManager;
  events: DomainEvent[];
}

const maximumAttempts = 4;

/** Begins something beside a transaction; what it answers is done at its end, within it. */
type Accompaniment = (em: EntityManager) => Promise<(() => Promise<void>) | undefined>;

/** One use case, one transaction: rows, tasks and events stand or fall together. */
@Injectable()
export class Transactions {
  private readonly current = new AsyncLocalStorage<UnitOfWork>();

  private accompaniment: Accompaniment | undefined;

  constructor(
    private readonly orm: MikroORM,
    private readonly bus: EventBus,
  ) {}

  /** Has something stand beside every transaction from now on; there is one such thing, the audit log (CON-2). */
  accompany(accompaniment: Accompaniment): void {
    this.accompaniment = accompaniment;
  }

  /** Runs `work` in a transaction, joining one that is open already. Serialisation failures are tried again (REL-2). */
  async run<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const outer = this.current.getStore();
    if (outer) {
      const result = await work(outer.em);
      // As at the end of a transaction of its own: who reads on sees what was written.
      await outer.em.flush();
      return result;
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(work);
      } catch (error) {
        if (attempt === maximumAttempts || !isRetryable(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt * Math.random()));
      }
    }
  }

  /**
   * Does the work and takes all of it back, rows, tasks and events, in a transaction that was open before too; what it
   * answered stays, and so does a refusal. Whatever it keeps outside the database is its own concern.
   */
  async tryOut<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.run(async (em) => {
      const { events } = this.required();
      const before = events.length;
      // What a transaction around it has written stays.
      await em.flush();
      await em.execute('savepoint tried_out');
      try {
        const answer = await work(em);
        await em.flush();
        return answer;
      } finally {
        await em.execute('rollback to savepoint tried_out');
        events.length = before;
        em.clear();
      }
    });
  }

  /** Records what happened; listeners hear of it within the transaction or after its commit, as they chose. */
  record(event: DomainEvent): void {
    this.required().events.push(event);
  }

  /** The open transaction where there is one, for reads that must see what it wrote. */
  open(): UnitOfWork | undefined {
    return this.current.getStore();
  }

  /** The open transaction, for what must be written with the rows (tasks). */
  required(): UnitOfWork {
    const unit = this.current.getStore();
    if (!unit) throw new Error('There is no transaction here; call this inside Transactions.run.');
    return unit;
  }

  private async attempt<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const events: DomainEvent[] = [];
    const answer = await this.orm.em.fork().transactional((em) =>
      this.current.run({ em, events }, async () => {
        const finish = await this.accompaniment?.(em);
        const done = await answered(work(em));
        // Who listens within the transaction reads what it wrote.
        if (events.length > 0) await em.flush();
        await this.bus.accompany(events);
        await finish?.();
        return done;
      }),
    );
    await this.bus.publish(events);
    return answer();
  }
}

/** What the work answers, later: a refusal that keeps what was written is told after the commit. */
async function answered<T>(work: Promise<T>): Promise<() => T> {
  try {
    const result = await work;
    return () => result;
  } catch (error) {
    if (!keepsWrites(error)) throw error;
    return () => {
      throw error;
    };
  }
}
