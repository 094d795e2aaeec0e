import { type RawBuilder, sql } from 'kysely';
import type { DataSubject, PersonalData } from '#platform/personal-data/personal-data';
import { forSearch, mayName } from '#platform/personal-data/scrubbed';

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

/** What the person did that others were told of; some notifications do not say which. */
const toldOf = ({ id }: DataSubject): RawBuilder<unknown> => sql`(n.source is null
  or n.source in (
    select 'post ' || p.id from discussions p where p.user_id = ${id}::uuid
    union all select 'post ' || p.id from replies p where p.user_id = ${id}::uuid
    union all select 'application ' || a.id from applications a where a.user_id = ${id}::uuid
    union all select 'application ' || a.id from job_applications a where a.user_id = ${id}::uuid
    union all select 'application ' || a.id from service_requests a where a.user_id = ${id}::uuid
    union all select 'hours ' || h.id from volunteer_hours h where h.user_id = ${id}::uuid)
  or exists (select from notification_actors a where a.notification_id = n.id and a.user_id = ${id}::uuid))`;

/**
 * The name of who replied, called or liked stands isolated in the title; in its place comes what a nameless one gets. A
 * title in quotation marks that reads the same is somebody's words.
 */
const namesIn = (person: DataSubject): RawBuilder<unknown>[] =>
  person.names.flatMap((name) =>
    (
      [
        ['title_ar', 'أحد الأعضاء'],
        ['title_en', 'Somebody'],
      ] as const
    ).map(
      ([column, nobody]) =>
        sql`update notifications n
            set ${sql.ref(column)} = regexp_replace(${sql.ref(column)}, ${`(?<![«“])\u2068${forSearch(name)}\u2069`}, ${nobody}, 'g')
            where ${mayName(column, person)} and ${toldOf(person)}`,
    ),
  );
