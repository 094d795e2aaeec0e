import { callSign, mentionOf, withoutCalls } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { DataSubject, TextsWithCalls } from '#platform/personal-data/personal-data';
import { nobody } from '#platform/personal-data/scrubbed';
import type { PrivacyTables } from '../privacy.tables.js';

/**
 * Takes every call of the person by @name out of texts, in whatever spelling: read as it was when they were called, by the
 * same parser (NTF-1, PRF-4). Texts without the sign are not read.
 */
export async function removeCalls(
  em: EntityManager,
  { table, columns, where }: TextsWithCalls,
  person: DataSubject,
): Promise<void> {
  const rows = em.getKysely<PrivacyTables>();
  for (const column of columns) {
    const text = sql.ref<string>(column);
    const found = await sql<{ id: string; text: string }>`select id, ${text} as text from ${sql.table(table)}
      where ${text} ~ ${callSign} and (${where(person)})`.execute(rows);
    for (const one of found.rows) {
      const left = withoutCalls(one.text, person.called, mentionOf(nobody));
      if (left !== one.text)
        await sql`update ${sql.table(table)} set ${text} = ${left} where id = ${one.id}::uuid`.execute(rows);
    }
  }
}
