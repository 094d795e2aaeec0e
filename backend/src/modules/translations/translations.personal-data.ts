import type { PersonalData } from '#platform/personal-data/personal-data';

/** The platform's own texts in further languages: nothing of people (PRF-4). */
export const translationsPersonalData: PersonalData = {
  sources: [],
  impersonal: { translations: 'Translations of the platform’s own texts.' },
};
