import { sql } from 'kysely';
import { withdrawnPostings } from '#modules/postings';
import type { PersonalData } from '#platform/personal-data/personal-data';
import { mayName, scrubbedOwn } from '#platform/personal-data/scrubbed';

/** Who applied for what, who posted it and who gave how many hours (PRF-4). */
export const opportunitiesPersonalData: PersonalData = {
  sources: [
    { table: 'applications', whose: 'user_id' },
    {
      table: 'volunteer_hours',
      whose: 'user_id',
      hidden: ['decided_by'],
      erase: (person) => [
        sql`update volunteer_hours set answer = ${scrubbedOwn('answer', person)} 
            where user_id = ${person.id}::uuid and ${mayName('answer', person)}`,
      ],
    },
    {
      table: 'volunteer_hours',
      as: 'volunteer_hours_decided',
      whose: 'decided_by',
      only: ['id', 'status', 'decided_at'],
    },
    {
      table: 'opportunities',
      as: 'opportunities_posted',
      whose: 'posted_by',
      erase: withdrawnPostings('opportunities'),
    },
  ],
  impersonal: {},
};
