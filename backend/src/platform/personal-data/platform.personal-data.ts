import { sql } from 'kysely';
import type { DataSubject, PersonalData } from './personal-data.js';

/** Details of the audit log that name the person, or tell what was changed of their account. */
const auditedOf = ({ id, email, names }: DataSubject, row: string) => {
  const details = sql`lower(concat(${sql.ref(`${row}.before`)}, ${sql.ref(`${row}.after`)}))`;
  const named = [email, ...names].map((word) => sql`position(lower(${word}) in ${details}) > 0`);
  return sql`(${sql.join(named, sql` or `)} or exists (select from audit_log l
    where l.id = ${sql.ref(`${row}.entry_id`)} and l.resource = 'users' and l.resource_id = ${id}))`;
};

/** What the platform's own tables know of people (PRF-4). */
export const platformPersonalData: PersonalData = {
  sources: [
    {
      // Mails that wait to be sent, and those of the last days.
      table: 'pgboss.job',
      as: 'tasks',
      whose: ({ id, email }) =>
        sql`(position(lower(${email}) in lower(t.data::text)) > 0 or position(${id} in t.data::text) > 0)`,
      only: ['name', 'state', 'created_on', 'completed_on', 'data'],
      erase: ({ id, email }) => [
        sql`delete from pgboss.job where position(lower(${email}) in lower(concat(data, output))) > 0
            or position(${id} in concat(data, output)) > 0`,
      ],
    },
    {
      table: 'idempotency_keys',
      whose: ({ id }) => sql`t.scope = ${id}`,
      only: ['key', 'status', 'created_at'],
      erase: ({ id }) => [sql`delete from idempotency_keys where scope = ${id}`],
    },
    {
      table: 'live_events',
      whose: ({ id }) => sql`${`user:${id}`} = any (t.topics)`,
      only: ['kind', 'ids', 'created_at'],
      erase: ({ id }) => [sql`delete from live_events where ${`user:${id}`} = any (topics)`],
    },
    {
      // What they did as administrators and what was done to their account; the ids stay, and name nobody afterwards.
      table: 'audit_log',
      whose: ({ id }) => sql`(t.actor_id = ${id}::uuid or (t.resource = 'users' and t.resource_id = ${id}))`,
      only: ['at', 'action', 'resource', 'resource_id'],
    },
    {
      table: 'audit_details',
      whose: (person) => auditedOf(person, 't'),
      only: ['before', 'after'],
      erase: (person) => [
        sql`update audit_details d set nonce = null, before = null, after = null, erased_at = now()
            where erased_at is null and ${auditedOf(person, 'd')}`,
      ],
    },
  ],
  impersonal: {
    rate_limits: 'Keys are digests; a row lives as long as its limit.',
    settings: 'Of the organisation; its mailbox is a public one.',
    signing_keys: 'Keys of the installation.',
    schema_migrations: 'Names of migrations.',
  },
};
