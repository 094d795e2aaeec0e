import type { PersonalData } from '#platform/personal-data/personal-data';

/** Projects of people with their notes and evidence; the files go with all others of their owner (PRF-4). */
export const workshopPersonalData: PersonalData = {
  sources: [
    { table: 'project_runs', whose: 'user_id' },
    { table: 'project_steps', whose: 'user_id' },
  ],
  impersonal: {},
};
