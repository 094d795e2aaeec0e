import { sql } from 'kysely';
import type { PersonalData } from './personal-data.js';

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
  ],
  impersonal: {
    rate_limits: 'Keys are digests; a row lives as long as its limit.',
    schema_migrations: 'Names of migrations.',
  },
};
