import type { MikroORM } from '@mikro-orm/core';
import pg from 'pg';
import { noteChangesOfAllTables } from '#platform/audit/note-changes';

/** Key of the advisory lock that lets one process at a time change the schema; an arbitrary constant of this product. */
const migrationLock = 7_287_241;

/**
 * Applies what the database still lacks and answers the names of the migrations that ran. Safe when several processes
 * start at once: the lock is held by one session for the whole run, the others wait and then find nothing to do. A
 * killed process loses its session and with it the lock; each migration is one transaction, so nothing stays half-done
 * (REL-9). Needs `directUrl`: a pooler that switches sessions between statements would lose the lock. `names`
 * limits it to those migrations, for a restored backup has the structure of its day (REL-8).
 */
export async function migrate(
  orm: MikroORM,
  names?: string[],
  directUrl = orm.config.get('clientUrl'),
): Promise<string[]> {
  const lock = new pg.Client({ connectionString: directUrl });
  // The next statement says that the line broke; without a listener it would end the process before.
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    // Waiting for another process' run may take longer than the role's timeouts allow.
    await lock.query('set statement_timeout = 0; set lock_timeout = 0');
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    const applied = await orm.migrator.up(names && { migrations: names });
    await noteChangesOfAllTables(lock);
    return applied.map(({ name }) => name);
  } finally {
    // Ending the session frees the lock.
    await lock.end();
  }
}
