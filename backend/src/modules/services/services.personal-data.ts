import { sql } from 'kysely';
import type { PersonalData } from '#platform/personal-data/personal-data';
import { mayName, scrubbedOwn } from '#platform/personal-data/scrubbed';

/** Services that people offer and ask for; what a customer thought of one stays without them (PRF-4, SVC-2). */
export const servicesPersonalData: PersonalData = {
  sources: [
    { table: 'services', as: 'services_offered', whose: 'posted_by' },
    {
      table: 'service_ratings',
      whose: ({ id }) => sql`t.request_id in (select id from service_requests where user_id = ${id}::uuid)`,
      people: sql`select q.user_id as id from service_requests q where q.id = (audited.row ->> 'request_id')::uuid
        union select s.posted_by from services s where s.id = (audited.row ->> 'service_id')::uuid and s.posted_by is not null`,
      erase: (person) => [
        sql`update service_ratings set text = ${scrubbedOwn('text', person)} 
            where (request_id in (select id from service_requests where user_id = ${person.id}::uuid)
              or service_id in (select id from services where posted_by = ${person.id}::uuid)) and ${mayName('text', person)}`,
      ],
    },
    { table: 'service_requests', whose: 'user_id' },
  ],
  impersonal: {},
};
