import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { PostgresDialect } from 'kysely';
import type pg from 'pg';
import { PlainLiterals } from './plain-literals.js';
import { PoolKeepingDialect } from './pool-keeping-dialect.js';

class PoolKeepingConnection extends PostgreSqlConnection {
  override createKyselyDialect(options: pg.PoolConfig): PostgresDialect {
    let pool: pg.Pool | undefined;
    // The ORM makes the pool and keeps it; only what stands between the two is another.
    super.createKyselyDialect({ ...options, onPoolCreated: (made: pg.Pool) => (pool = made) } as pg.PoolConfig);
    return new PoolKeepingDialect(pool!);
  }
}

/** PostgreSQL for MikroORM: every transaction and every query of the application goes through it (ADR 0036). */
export class PoolKeepingDriver extends PostgreSqlDriver {
  protected override readonly platform = new PlainLiterals();
  protected override readonly connection = new PoolKeepingConnection(this.config);
}
