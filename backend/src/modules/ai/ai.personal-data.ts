import type { PersonalData } from '#platform/personal-data/personal-data';

/** What was recommended to whom, and what they did not want (PRF-4). */
export const aiPersonalData: PersonalData = {
  sources: [
    { table: 'ai_recommendations', whose: 'user_id' },
    { table: 'recommendation_dismissals', whose: 'user_id' },
  ],
  impersonal: { recommendation_models: 'Numbers between courses; nobody can be told from them.' },
};
