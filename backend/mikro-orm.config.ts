import { UnderscoreNamingStrategy } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import type { Options } from '@mikro-orm/postgresql';
import { PoolKeepingDriver } from '#platform/database/pool-keeping-driver';
import { migrations } from './migrations/index.js';
import { entities, tablesWithoutEntity } from './src/entities.js';

/** Column of a reference is its property in snake_case: a reference is named `userId` already, not `user`. */
class ColumnNames extends UnderscoreNamingStrategy {
  override joinKeyColumnName(propertyName: string): string {
    return this.propertyToColumnName(propertyName);
  }
}

interface Connection {
  /** Connection string of PostgreSQL 15 to 18. */
  clientUrl: string;
  /** Most and fewest connections kept open. */
  pool?: { min?: number; max?: number };
}

/** The one set of ORM options, shared by the application, the command line and the tests. */
export function ormOptions({ clientUrl, pool }: Connection): Options {
  return {
    driver: PoolKeepingDriver,
    clientUrl,
    ...(pool && { pool }),
    // A connection that a dying database never answers would hold its place in the pool for ever (REL-6).
    driverOptions: { connectionTimeoutMillis: 10_000, keepAlive: true },
    entities,
    namingStrategy: ColumnNames,
    timezone: 'UTC',
    forceUtcTimezone: true,
    allowGlobalContext: false,
    metadataCache: { enabled: false },
    extensions: [Migrator],
    migrations: {
      tableName: 'schema_migrations',
      migrationsList: migrations,
      // One transaction per migration: a run that is killed half-way continues where it stopped (REL-9).
      transactional: true,
      allOrNothing: false,
      disableForeignKeys: false,
      snapshot: false,
      silent: true,
    },
    // Tables of the task queue belong to pg-boss. Functions and triggers, above all those of the search's index, are
    // written by migrations alone.
    schemaGenerator: {
      ignoreSchema: ['pgboss'],
      skipTables: tablesWithoutEntity,
      ignoreTriggers: true,
      ignoreRoutines: true,
      disableForeignKeys: false,
    },
  };
}
