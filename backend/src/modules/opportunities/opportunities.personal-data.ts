import type { PersonalData } from '#platform/personal-data/personal-data';
import { withdrawnPostings } from '#modules/applications';

/** Who applied for what, and who posted it (PRF-4). */
export const opportunitiesPersonalData: PersonalData = {
  sources: [
    { table: 'applications', whose: 'user_id' },
    {
      table: 'opportunities',
      as: 'opportunities_posted',
      whose: 'posted_by',
      erase: withdrawnPostings('opportunities'),
    },
  ],
  impersonal: {},
};
