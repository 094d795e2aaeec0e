import { sql } from 'kysely';
import type { DataSubject, PersonalData } from './personal-data.js';

/** The whole address and nothing else: who is called `hassan@mail` is not `ahmed.hassan@mail`. */
const mailedTo = ({ email }: DataSubject, row: string) =>
  sql`(${sql.ref(`${row}.name`)} = 'mail.send' and lower(${sql.ref(`${row}.data`)} ->> 'to') = lower(${email}))`;

/** What the platform's own tables know of people (PRF-4). */
export const platformPersonalData: PersonalData = {
  sources: [
    {
      // Mails to the person that wait or failed. What a task carries never leaves: links in it open accounts (SEC-11).
      table: 'pgboss.job',
      as: 'tasks',
      whose: (person) => mailedTo(person, 't'),
      only: ['name', 'state', 'created_on', 'completed_on'],
      erase: (person) => [
        sql`delete from pgboss.job j where ${mailedTo(person, 'j')}
            or (j.name = 'mail.send' and lower(j.data ->> 'replyTo') = lower(${person.email}))`,
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
      // What became of their account. Entries about other records may quote other people: these are erased unread.
      whose: ({ id }) =>
        sql`exists (select from audit_log l where l.id = t.entry_id and l.resource = 'users' and l.resource_id = ${id})`,
      only: ['before', 'after'],
      erase: ({ id }) => [sql`select audit_erase(${id}::uuid)`],
    },
    {
      // What the courses of an instructor came to: all of it is told elsewhere, row by row. It goes with the account.
      table: 'kept_figures',
      whose: 'owner_id',
      only: ['kind', 'counted_at'],
    },
  ],
  impersonal: {
    rate_limits: 'Keys are digests; a row lives as long as its limit.',
    settings: 'Of the organisation; its mailbox is a public one.',
    signing_keys: 'Keys of the installation.',
    schema_migrations: 'Names of migrations.',
  },
};
