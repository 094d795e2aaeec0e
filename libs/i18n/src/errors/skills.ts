/** Failures around skills and their assessment. */
export const skillsErrors = {
  ar: {
    'skills.not_found': 'هذه المهارة ليست في قائمة المهارات.',
  },
  en: {
    'skills.not_found': 'This skill is not in the list of skills.',
  },
} as const;
