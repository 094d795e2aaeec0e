import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { Transactions } from '#platform/database/transactions';
import { databaseStateOf } from '#platform/errors/database-errors';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { IdempotencyKeyInUse, IdempotencyKeyReused } from './idempotency.errors.js';

/** One write of one caller, as named by its key. */
export interface NamedWrite {
  scope: string;
  key: string;
  fingerprint: string;
}

export interface KeptAnswer {
  status: number;
  /** JSON text; null for an answer without a body. */
  body: string | null;
}

interface Tables {
  idempotency_keys: {
    scope: string;
    key: string;
    fingerprint: string;
    status: number | null;
    body: string | null;
    created_at: Date;
  };
}

const purgeExpired = taskKind('idempotency.purge');
const HOURLY = '41 * * * *';
const LOCK_TIMED_OUT = '55P03';

/** The keys and their answers, in the transaction of the write that they name (REL-3). */
@Injectable()
export class IdempotencyKeys implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly tasks: TaskQueue,
  ) {}

  onModuleInit(): void {
    this.tasks.work(purgeExpired, () => this.purge(), HOURLY);
  }

  /**
   * Takes the key for the open transaction. Undefined says: go on. Otherwise it was used before, and this is the answer.
   * A call with the same key that is still at work is waited for, as long as locks may be.
   */
  async claim({ scope, key, fingerprint }: NamedWrite): Promise<KeptAnswer | undefined> {
    const claimed = await this.rows()
      .insertInto('idempotency_keys')
      .values({ scope, key, fingerprint, status: null, body: null, created_at: new Date() })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst()
      .catch((error: unknown) => {
        if (databaseStateOf(error) !== LOCK_TIMED_OUT) throw error;
        throw new IdempotencyKeyInUse({}, { headers: { 'Retry-After': '2' } });
      });
    if (claimed) return undefined;
    const kept = await this.rows()
      .selectFrom('idempotency_keys')
      .select(['fingerprint', 'status', 'body'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirst();
    // Expired between the two statements, or still at work in a transaction of a server that answers elsewhere.
    if (!kept || kept.status === null) throw new IdempotencyKeyInUse({}, { headers: { 'Retry-After': '2' } });
    if (kept.fingerprint !== fingerprint) throw new IdempotencyKeyReused();
    return { status: kept.status, body: kept.body };
  }

  /** Keeps the answer beside the effect; both are committed or neither is. */
  async keep({ scope, key }: NamedWrite, answer: KeptAnswer): Promise<void> {
    await this.rows()
      .updateTable('idempotency_keys')
      .set(answer)
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
  }

  /** Gives the key back: the write was refused for now, may be sent again, and what it showed already stays. */
  async release({ scope, key }: NamedWrite): Promise<void> {
    await this.rows().deleteFrom('idempotency_keys').where('scope', '=', scope).where('key', '=', key).execute();
  }

  /** Forgets what is older than a day; with the hourly schedule a key lives for 24 to 25 hours. */
  async purge(): Promise<void> {
    await this.transactions.run(async () => {
      await this.rows()
        .deleteFrom('idempotency_keys')
        .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
        .execute();
    });
  }

  private rows(): Kysely<Tables> {
    return this.transactions.required().em.getKysely<Tables>();
  }
}
