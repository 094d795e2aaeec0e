import { type DatabaseConnection, PostgresDialect, PostgresDriver, type TransactionSettings } from 'kysely';
import type pg from 'pg';
import { PoolPlace } from './pool-place.js';

/** PostgreSQL for kysely, with a driver that loses no place of the pool (REL-6). */
export class PoolKeepingDialect extends PostgresDialect {
  constructor(private readonly pool: pg.Pool) {
    super({ pool });
  }

  override createDriver(): PostgresDriver {
    const { pool } = this;
    return new PlaceReturningDriver({
      pool: {
        options: pool.options,
        connect: async () => new PoolPlace(await pool.connect(), () => giveUpIdle(pool)),
        end: () => pool.end(),
      },
    });
  }
}

/** Connections that nobody holds lead where the one led that was refused: all are made anew (REL-6). */
function giveUpIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    void pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    );
  }
}

/** By itself kysely gives a transaction's connection back only after a commit or rollback that succeeded. */
class PlaceReturningDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    try {
      await super.beginTransaction(connection, settings);
    } catch (error) {
      // Who asked for the transaction never gets it, and cannot give it back.
      await this.releaseConnection(connection as Parameters<PostgresDriver['releaseConnection']>[0]);
      throw error;
    }
  }

  /** Where it fails the connection is closed, and with it PostgreSQL undoes what was left of the transaction. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}
