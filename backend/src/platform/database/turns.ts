import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Makes others who take the same turn wait until the open transaction ends: for what is counted before it is added, and
 * for rows that are not there yet to be locked.
 *
 * @param name one for all servers, e.g. `webhooks`
 */
export async function takeTurn(em: EntityManager, name: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtext(?))', [name]);
}

/** Comes before or after who takes the turn, beside all others who share it. */
export async function shareTurn(em: EntityManager, name: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock_shared(hashtext(?))', [name]);
}
