import type { EntityManager } from '@mikro-orm/postgresql';

/** The right option of every question, as only a test may know it. */
export async function rightOptions(em: EntityManager): Promise<Map<string, string>> {
  const rows = await em.execute<{ id: string; right: string }[]>(
    'select id, right_option_id as right from assessment_items',
  );
  return new Map(rows.map(({ id, right }) => [id, right]));
}
