import { type RawBuilder, sql } from 'kysely';
import type { DataSubject, PersonalData } from '#platform/personal-data/personal-data';
import { mayName } from '#platform/personal-data/scrubbed';

/** What notifications hold of people: one's own, and one's name in those that others got (PRF-4). */
export const notificationsPersonalData: PersonalData = {
  sources: [
    { table: 'notifications', whose: 'user_id', erase: (person) => namesIn(person) },
    { table: 'notification_actors', whose: 'user_id' },
    { table: 'notification_preferences', whose: 'user_id' },
    { table: 'notification_digests', whose: 'user_id' },
  ],
  impersonal: {},
};

/** The name of who replied, called or liked stands isolated in the title; in its place comes what a nameless one gets. */
const namesIn = (person: DataSubject): RawBuilder<unknown>[] =>
  person.names.flatMap((name) =>
    (
      [
        ['title_ar', 'أحد الأعضاء'],
        ['title_en', 'Somebody'],
      ] as const
    ).map(
      ([column, nobody]) =>
        sql`update notifications n set ${sql.ref(column)} = replace(${sql.ref(column)}, ${`\u2068${name}\u2069`}, ${nobody})
            where ${mayName(column, person)}`,
    ),
  );
