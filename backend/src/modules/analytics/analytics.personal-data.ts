import { sql } from 'kysely';
import type { PersonalData } from '#platform/personal-data/personal-data';

/** What was counted of a person's use (PRF-4, ANL-3). */
export const analyticsPersonalData: PersonalData = {
  sources: [
    {
      table: 'analytics',
      whose: 'user_id',
      erase: ({ id }) => [sql`delete from analytics where user_id = ${id}::uuid`],
    },
    { table: 'learners_at_risk', whose: 'user_id', hidden: ['place'] },
  ],
  impersonal: {},
};
