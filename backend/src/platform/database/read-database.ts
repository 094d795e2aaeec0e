import { Inject, Injectable } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import { Kysely } from 'kysely';
import { Replica } from './replica.js';
import { replicaDialect } from './replica-dialect.js';
import { Transactions } from './transactions.js';

/** Plain rows for lists and read models: a third of the cost of hydrated entities (PERF-1). */
@Injectable()
export class ReadDatabase {
  private readonly builder: Kysely<unknown>;
  private readonly lagging: Kysely<unknown>;

  constructor(
    orm: MikroORM,
    private readonly transactions: Transactions,
    @Inject(Replica) replica: Pick<Replica, 'isConfigured' | 'rowsOf'>,
  ) {
    // Made once: it holds no state, and a new one per query would cost more than the query's building.
    this.builder = orm.em.fork().getKysely<unknown>();
    this.lagging = replica.isConfigured
      ? new Kysely<unknown>({ dialect: replicaDialect(replica, this.builder) })
      : this.builder;
  }

  /** A query builder over the named tables; inside an open transaction it sees what that has written. */
  over<Tables extends object>(): Kysely<Tables> {
    return (this.transactions.open()?.em.getKysely<unknown>() ?? this.builder) as Kysely<Tables>;
  }

  /**
   * For reads that bear being a moment behind what was just written: they go to the replica where there is one. Not for
   * what somebody sees right after their own change (OPS-5).
   */
  behind<Tables extends object>(): Kysely<Tables> {
    return (this.transactions.open()?.em.getKysely<unknown>() ?? this.lagging) as Kysely<Tables>;
  }

  /** A query builder that never joins a transaction: for counts that must stay when the call is rolled back. */
  apart<Tables extends object>(): Kysely<Tables> {
    return this.builder as Kysely<Tables>;
  }
}
