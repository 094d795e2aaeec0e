/** Failures around skills and their assessment. */
export const skillsErrors = {
  ar: {
    'skills.not_found': 'هذه المهارة ليست في قائمة المهارات.',
    'skills.too_many': 'يمكنك ذكر {most} مهارة على الأكثر. احذف واحدة لتضيف غيرها.',
  },
  en: {
    'skills.not_found': 'This skill is not in the list of skills.',
    'skills.too_many': 'You can state up to {most} skills. Remove one to add another.',
  },
} as const;
