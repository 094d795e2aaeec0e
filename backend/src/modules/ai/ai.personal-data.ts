import type { PersonalData } from '#platform/personal-data/personal-data';

/** What was recommended to whom (PRF-4). */
export const aiPersonalData: PersonalData = {
  sources: [{ table: 'ai_recommendations', whose: 'user_id' }],
  impersonal: {},
};
