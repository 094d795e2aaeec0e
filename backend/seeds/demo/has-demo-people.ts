import type { EntityManager } from '@mikro-orm/postgresql';

/** The mark of a seeded database (READ-2). */
export async function hasDemoPeople(em: EntityManager): Promise<boolean> {
  const found: unknown[] = await em.execute('select 1 from users where is_demo limit 1');
  return found.length > 0;
}
