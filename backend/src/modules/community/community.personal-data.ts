import { type RawBuilder, sql } from 'kysely';
import type { DataSubject, PersonalData } from '#platform/personal-data/personal-data';
import { mayName, scrubbedOthers, scrubbedOwn } from '#platform/personal-data/scrubbed';

/** What the forum holds of people: posts stay as those of a deleted user, without address and name (PRF-4, COM-4). */
export const communityPersonalData: PersonalData = {
  sources: [
    {
      table: 'discussions',
      whose: 'user_id',
      erase: (person) => [
        ...unpublished('discussions', person),
        ...scrubPosts('discussions', 'title', person),
        ...scrubPosts('discussions', 'content', person),
      ],
    },
    {
      table: 'replies',
      whose: 'user_id',
      erase: (person) => [...unpublished('replies', person), ...scrubPosts('replies', 'content', person)],
    },
    { table: 'discussion_likes', whose: 'user_id' },
    { table: 'reply_likes', whose: 'user_id' },
    {
      table: 'abuse_reports',
      whose: 'reporter_id',
      hidden: ['decided_by', 'reported_text'],
      erase: (person) => [
        sql`update abuse_reports set note = null where reporter_id = ${person.id}::uuid`,
        ...['reported_text', 'note', 'outcome'].map((column) => scrub('abuse_reports', column, person)),
      ],
    },
    { table: 'abuse_reports', as: 'abuse_reports_decided', whose: 'decided_by', only: ['id', 'status', 'decided_at'] },
    {
      table: 'moderation_decisions',
      whose: 'moderator_id',
      erase: (person) => [scrub('moderation_decisions', 'reason', person)],
    },
  ],
  impersonal: { forums: 'Names and counters of the forums.' },
};

/** What nobody but its author and the moderators could read has no replies to keep sense: its text goes. */
const unpublished = (table: 'discussions' | 'replies', { id }: DataSubject): RawBuilder<unknown>[] => [
  sql`update ${sql.table(table)} set content = '', status = 'deleted' ${sql.raw(table === 'discussions' ? `, title = ''` : '')}
      where user_id = ${id}::uuid and status in ('pending', 'hidden')`,
];

/** In own posts every form of the name goes, in those of others the address and the call by @name. */
const scrubPosts = (table: string, column: string, person: DataSubject): RawBuilder<unknown>[] => [
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${scrubbedOwn(column, person)}
      where user_id = ${person.id}::uuid and ${mayName(column, person)}`,
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${scrubbedOthers(column, person)}
      where user_id is distinct from ${person.id}::uuid and ${mayName(column, person)}`,
];

const scrub = (table: string, column: string, person: DataSubject): RawBuilder<unknown> =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${scrubbedOwn(column, person)} where ${mayName(column, person)}`;
