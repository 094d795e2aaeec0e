import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { PostgresDialect } from 'kysely';
import type pg from 'pg';
import { PlainLiterals } from './plain-literals.js';
import { PoolKeepingDialect } from './pool-keeping-dialect.js';

export class PoolKeepingConnection extends PostgreSqlConnection {
  private made: pg.Pool | undefined;
  private readonly listeners: ((notice: { message: string | undefined }) => void)[] = [];

  override createKyselyDialect(options: pg.PoolConfig): PostgresDialect {
    let pool: pg.Pool | undefined;
    // The ORM makes the pool and keeps it; only what stands between the two is another.
    super.createKyselyDialect({ ...options, onPoolCreated: (made: pg.Pool) => (pool = made) } as pg.PoolConfig);
    this.made = pool;
    pool!.on('connect', (client) =>
      client.on('notice', ({ message }) => this.listeners.forEach((listener) => listener({ message }))),
    );
    return new PoolKeepingDialect(pool!);
  }

  /** For single reads: whatever opens a transaction goes through the ORM or the query builder. */
  get pool(): pg.Pool {
    if (!this.made) throw new Error('There is no connection to the database yet.');
    return this.made;
  }

  /** Hears what triggers raise while a statement of this process runs, before the statement is answered. */
  onNotice(listener: (notice: { message: string | undefined }) => void): void {
    this.listeners.push(listener);
  }
}

/** PostgreSQL for MikroORM: every transaction and every query of the application goes through it (ADR 0036). */
export class PoolKeepingDriver extends PostgreSqlDriver {
  protected override readonly platform = new PlainLiterals();
  protected override readonly connection = new PoolKeepingConnection(this.config);
}
