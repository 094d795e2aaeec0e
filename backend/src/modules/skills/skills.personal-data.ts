import type { PersonalData } from '#platform/personal-data/personal-data';

/** What people can do, and what they confirmed of others (PRF-4). */
export const skillsPersonalData: PersonalData = {
  sources: [
    { table: 'user_skills', whose: 'user_id', hidden: ['verified_by'] },
    { table: 'user_skills', as: 'skills_confirmed', whose: 'verified_by', only: ['skill_name', 'acquired_at'] },
  ],
  impersonal: {
    skills: 'The vocabulary.',
    course_skills: 'What courses teach.',
    skill_names: 'The vocabulary.',
    skill_relations: 'The vocabulary.',
  },
};
