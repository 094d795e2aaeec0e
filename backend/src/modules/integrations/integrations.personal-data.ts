import { sql } from 'kysely';
import type { PersonalData } from '#platform/personal-data/personal-data';

/** Messages to other systems name learners by id; who added a webhook is told nowhere (PRF-4). */
export const integrationsPersonalData: PersonalData = {
  sources: [
    {
      table: 'webhook_deliveries',
      whose: ({ id }) => sql`t.payload -> 'data' ->> 'userId' = ${id}`,
      people: sql`select u.id from users u where u.id = (audited.row -> 'payload' -> 'data' ->> 'userId')::uuid`,
      only: ['id', 'event', 'payload', 'status', 'created_at'],
      erase: ({ id }) => [sql`delete from webhook_deliveries where payload -> 'data' ->> 'userId' = ${id}`],
    },
    { table: 'webhooks', whose: 'created_by', only: ['id', 'name', 'created_at'] },
  ],
  impersonal: {},
};
