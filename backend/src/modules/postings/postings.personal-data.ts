import { sql } from 'kysely';
import type { PersonalData } from '#platform/personal-data/personal-data';
import { mayName, scrubbedOwn } from '#platform/personal-data/scrubbed';

/** What was said and decided on the way of applications; the timelines of one's own go with them (PRF-4). */
export const postingsPersonalData: PersonalData = {
  sources: [
    {
      table: 'application_moves',
      whose: 'moved_by',
      erase: (person) => [
        // Those on the person's own applications go with them.
        sql`update application_moves set note = ${scrubbedOwn('note', person)}
            where moved_by = ${person.id}::uuid and ${mayName('note', person)}`,
      ],
    },
  ],
  impersonal: {},
};
