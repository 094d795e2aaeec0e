import { type RawBuilder, sql } from 'kysely';
import { meetingPlaces } from '#modules/community';
import type { DataSubject, PersonalData } from '#platform/personal-data/personal-data';
import { forSearch, mayName } from '#platform/personal-data/scrubbed';

/** What notifications hold of people: one's own, and one's name in those that others got (PRF-4). */
export const notificationsPersonalData: PersonalData = {
  sources: [
    {
      table: 'notifications',
      whose: 'user_id',
      // The titles of discussions stand in them.
      calls: [
        { table: 'notifications', columns: ['title_ar', 'title_en'], where: (person) => ofMeetingPlaces(person) },
      ],
      erase: (person) => [...namesIn(person), withoutId(person)],
    },
    { table: 'notification_actors', whose: 'user_id' },
    { table: 'like_changes', whose: 'user_id' },
    { table: 'notification_preferences', whose: 'user_id' },
    { table: 'notification_digests', whose: 'user_id' },
  ],
  impersonal: {},
};

/** News of posts where the person wrote or was called. */
const ofMeetingPlaces = (person: DataSubject): RawBuilder<unknown> => sql`source in (
    select 'post ' || place.id from (${meetingPlaces(person)}) as place(id)
    union all select 'post ' || r.id from replies r where r.discussion_id in (${meetingPlaces(person)}))`;

/** What the person did that others were told of; some notifications do not say which. Reviews of theirs are gone by now. */
const toldOf = ({ id }: DataSubject): RawBuilder<unknown> => sql`(n.source is null
  or n.source in (
    select 'post ' || p.id from discussions p where p.user_id = ${id}::uuid
    union all select 'post ' || p.id from replies p where p.user_id = ${id}::uuid)
  or (n.source like 'application %' and split_part(n.source, ' ', 2) in (
    select a.id::text from applications a where a.user_id = ${id}::uuid
    union all select a.id::text from job_applications a where a.user_id = ${id}::uuid
    union all select a.id::text from service_requests a where a.user_id = ${id}::uuid))
  or (n.source like 'hours %' and split_part(n.source, ' ', 2) in (
    select h.id::text from volunteer_hours h where h.user_id = ${id}::uuid))
  or n.source like 'place % ' || ${id}::text
  or (n.source like 'certificate review %' and not exists (
    select from certificate_reviews r where r.id::text = split_part(n.source, ' ', 3)))
  or (n.source like 'certificate correction %' and not exists (
    select from certificate_corrections w where w.id::text = split_part(n.source, ' ', 3)))
  or exists (select from notification_actors a where a.notification_id = n.id and a.user_id = ${id}::uuid))`;

/** A request for a place is known by who asked. */
const withoutId = ({ id }: DataSubject): RawBuilder<unknown> =>
  sql`update notifications set source = null where source like 'place % ' || ${id}::text`;

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
