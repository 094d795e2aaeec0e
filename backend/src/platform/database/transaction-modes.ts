import type { EntityManager } from '@mikro-orm/postgresql';

/** Lets statements of the open transaction take longer than the role's limit, which is meant for requests (REL-5). */
export async function allowLongStatements(em: EntityManager, seconds: number): Promise<void> {
  await em.execute(`set local statement_timeout = ${seconds * 1000}`);
}

/** For the first statement of a transaction: all others see one and the same moment, and none may write. */
export async function readOneMoment(em: EntityManager): Promise<void> {
  await em.execute('set transaction isolation level repeatable read, read only');
}

/** Runs what shall change nothing: until it is done the database itself refuses to write. */
export async function withoutWriting<T>(em: EntityManager, work: () => Promise<T>): Promise<T> {
  await em.execute('savepoint without_writing');
  await em.execute('set transaction read only');
  const answer = await work();
  await em.execute('release savepoint without_writing');
  return answer;
}

/**
 * Has the database note every row that the transaction changes from here on (CON-2). No statement that reads, so that
 * the transaction may still choose how it is isolated.
 */
export async function noteChanges(em: EntityManager): Promise<void> {
  await em.execute(`set local "masar.audited" = 'on'`);
}
