import { type RawBuilder, sql } from 'kysely';
import type { DataSubject, PersonalData } from '#platform/personal-data/personal-data';
import { mayName, scrubbedOwn, withoutAddress } from '#platform/personal-data/scrubbed';
import { meetingPlaces } from './meeting-places.js';

/** What the forum holds of people: posts stay as those of a deleted user, without address and name (PRF-4, COM-4). */
export const communityPersonalData: PersonalData = {
  sources: [
    {
      table: 'discussions',
      whose: 'user_id',
      hidden: ['accepted_by'],
      calls: [
        {
          table: 'discussions',
          columns: ['title', 'content'],
          where: (person) => sql`user_id = ${person.id}::uuid or id in (${meetingPlaces(person)})`,
        },
      ],
      erase: (person) => [
        ...unpublished('discussions', person),
        ...scrubPosts('discussions', 'title', person),
        ...scrubPosts('discussions', 'content', person),
      ],
    },
    {
      table: 'replies',
      whose: 'user_id',
      calls: [
        {
          table: 'replies',
          columns: ['content'],
          where: (person) => sql`user_id = ${person.id}::uuid or discussion_id in (${meetingPlaces(person)})`,
        },
      ],
      erase: (person) => [...unpublished('replies', person), ...scrubPosts('replies', 'content', person)],
    },
    {
      table: 'discussions',
      as: 'answers_accepted',
      whose: 'accepted_by',
      only: ['id', 'accepted_reply_id', 'accepted_at'],
    },
    { table: 'discussion_likes', whose: 'user_id' },
    { table: 'reply_likes', whose: 'user_id' },
    { table: 'discussion_views', whose: 'user_id', only: ['discussion_id', 'created_at'] },
    {
      table: 'abuse_reports',
      whose: 'reporter_id',
      hidden: ['decided_by', 'reported_text'],
      calls: [
        { table: 'abuse_reports', columns: ['reported_text', 'note', 'outcome'], where: (person) => metOn(person) },
      ],
      erase: (person) => [
        sql`update abuse_reports set note = null where reporter_id = ${person.id}::uuid`,
        ...['reported_text', 'note', 'outcome'].map((column) =>
          scrub('abuse_reports', column, person, sql`reporter_id = ${person.id}::uuid or ${onPostOf(person)}`),
        ),
      ],
    },
    { table: 'abuse_reports', as: 'abuse_reports_decided', whose: 'decided_by', only: ['id', 'status', 'decided_at'] },
    {
      table: 'moderation_decisions',
      whose: 'moderator_id',
      calls: [{ table: 'moderation_decisions', columns: ['reason'], where: (person) => metOn(person) }],
      erase: (person) => [scrub('moderation_decisions', 'reason', person, onPostOf(person))],
    },
  ],
  impersonal: {
    forums: 'Names and counters of the forums.',
    forum_count_deltas: 'How many discussions came and went, without whose.',
    discussion_count_deltas: 'How many likes came and went, without whose.',
    discussion_reply_deltas: 'How many replies came and went, without whose.',
    discussion_view_deltas: 'How often discussions were viewed, without by whom.',
    reply_like_deltas: 'How many likes of replies came and went, without whose.',
  },
};

/** What nobody but its author and the moderators could read has no replies to keep sense: its text goes. */
const unpublished = (table: 'discussions' | 'replies', { id }: DataSubject): RawBuilder<unknown>[] => [
  sql`update ${sql.table(table)} set content = '', status = 'deleted' ${sql.raw(table === 'discussions' ? `, title = ''` : '')}
      where user_id = ${id}::uuid and status in ('pending', 'hidden')`,
];

/** A report or decision about something that the person wrote. */
const onPostOf = ({ id }: DataSubject): RawBuilder<unknown> =>
  sql`(discussion_id in (select d.id from discussions d where d.user_id = ${id}::uuid)
    or reply_id in (select r.id from replies r where r.user_id = ${id}::uuid))`;

const metOn = (person: DataSubject): RawBuilder<unknown> => sql`(discussion_id in (${meetingPlaces(person)})
  or reply_id in (select r.id from replies r where r.discussion_id in (${meetingPlaces(person)})))`;

/** In own posts every form of the name goes, in those of others the address; calls by @name are gone by then. */
const scrubPosts = (table: string, column: string, person: DataSubject): RawBuilder<unknown>[] => [
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${scrubbedOwn(column, person)}
      where user_id = ${person.id}::uuid and ${mayName(column, person)}`,
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${withoutAddress(column, person)}
      where user_id is distinct from ${person.id}::uuid and ${mayName(column, { ...person, names: [] })}`,
];

/** In rows about the person every form of the name goes, elsewhere their address alone. */
const scrub = (table: string, column: string, person: DataSubject, isAbout: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} =
        case when ${isAbout} then ${scrubbedOwn(column, person)} else ${withoutAddress(column, person)} end
      where ${mayName(column, person)}`;
