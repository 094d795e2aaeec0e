import { Injectable } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { Transactions } from './transactions.js';

/** Plain rows for lists and read models: a third of the cost of hydrated entities (PERF-1). */
@Injectable()
export class ReadDatabase {
  private readonly builder: Kysely<unknown>;

  constructor(
    orm: MikroORM,
    private readonly transactions: Transactions,
  ) {
    // Made once: it holds no state, and a new one per query would cost more than the query's building.
    this.builder = orm.em.fork().getKysely<unknown>();
  }

  /** A query builder over the named tables; inside an open transaction it sees what that has written. */
  over<Tables>(): Kysely<Tables> {
    return (this.transactions.open()?.em.getKysely<unknown>() ?? this.builder) as Kysely<Tables>;
  }

  /** A query builder that never joins a transaction: for counts that must stay when the call is rolled back. */
  apart<Tables>(): Kysely<Tables> {
    return this.builder as Kysely<Tables>;
  }
}
