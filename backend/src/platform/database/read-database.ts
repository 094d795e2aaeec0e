import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CompiledQuery, Kysely } from 'kysely';
import type pg from 'pg';
import { PoolKeepingConnection } from './pool-keeping-driver.js';
import { patienceMs } from './pool-place.js';
import { Replica } from './replica.js';
import { replicaDialect } from './replica-dialect.js';
import { watched } from './statement-watch.js';
import { Transactions } from './transactions.js';

/** A statement with its values, ready to be sent. */
export interface ReadyStatement<Row> {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** What it answers; never there. */
  readonly row?: Row;
}

/** Plain rows for lists and read models: a third of the cost of hydrated entities (PERF-1). */
@Injectable()
export class ReadDatabase {
  private readonly builder: Kysely<unknown>;
  private readonly lagging: Kysely<unknown>;

  constructor(
    private readonly orm: MikroORM,
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

  /** The rows of a statement that was written before; inside an open transaction it sees what that has written. */
  async rows<Row>({ sql, parameters }: ReadyStatement<Row>): Promise<Row[]> {
    if (this.transactions.open()) return rowsBy<Row>(this.over(), sql, parameters);
    // One read needs no place of its own: the pool closes the connection of one that failed or was never answered.
    const question = { text: sql, values: parameters as unknown[], query_timeout: patienceMs };
    const { rows } = await watched(sql, () => this.pool.query<Row & pg.QueryResultRow>(question));
    return rows;
  }

  /** The same for reads that bear being a moment behind. */
  async rowsBehind<Row>(statement: ReadyStatement<Row>): Promise<Row[]> {
    if (this.lagging === this.builder) return this.rows(statement);
    return rowsBy<Row>(this.behind(), statement.sql, statement.parameters);
  }

  private get pool(): pg.Pool {
    const connection = this.orm.em.getConnection();
    if (!(connection instanceof PoolKeepingConnection)) throw new Error('The ORM has no pool of ours.');
    return connection.pool;
  }

  /** A query builder that never joins a transaction: for counts that must stay when the call is rolled back. */
  apart<Tables extends object>(): Kysely<Tables> {
    return this.builder as Kysely<Tables>;
  }
}

async function rowsBy<Row>(database: Kysely<object>, text: string, values: readonly unknown[]): Promise<Row[]> {
  const { rows } = await database.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}
