import { type RawBuilder, sql } from 'kysely';
import type { DataSubject } from '#platform/personal-data/personal-data';
import { mayName, scrubbedOwn } from '#platform/personal-data/scrubbed';

/** Nobody answers for a posting whose author is gone: it closes, and no longer says how to reach them (PRF-4). */
export const withdrawnPostings =
  (table: 'opportunities' | 'job_postings') =>
  (person: DataSubject): RawBuilder<unknown>[] => [
    sql`update ${sql.table(table)} set is_active = false, contact_info = null where posted_by = ${person.id}::uuid`,
    ...['title_ar', 'title_en', 'description_ar', 'description_en'].map(
      (column) => sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${scrubbedOwn(column, person)}
        where posted_by = ${person.id}::uuid and ${mayName(column, person)}`,
    ),
  ];
