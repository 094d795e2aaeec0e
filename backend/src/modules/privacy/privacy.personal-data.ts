import type { PersonalData } from '#platform/personal-data/personal-data';

/** What people chose to show (PRF-4). */
export const privacyPersonalData: PersonalData = {
  sources: [{ table: 'public_profiles', as: 'public_page', whose: 'user_id' }],
  impersonal: {},
};
