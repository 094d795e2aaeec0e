import { inAllRuns } from '#modules/courses';
import type { PersonalData } from '#platform/personal-data/personal-data';

/** Grades of learners with their history, and what their instructors entered (PRF-4). */
export const gradesPersonalData: PersonalData = {
  sources: [
    ...inAllRuns({ table: 'grade_entries', whose: 'user_id', hidden: ['changed_by'] }),
    {
      table: 'grade_entries',
      as: 'grade_entries_made',
      whose: 'changed_by',
      only: ['id', 'item_id', 'changed_at'],
    },
    { table: 'grade_changes', whose: 'user_id', hidden: ['changed_by'] },
    {
      table: 'grade_changes',
      as: 'grade_changes_made',
      whose: 'changed_by',
      only: ['id', 'course_id', 'kind', 'changed_at'],
    },
  ],
  impersonal: {
    grade_books: 'Settings of courses.',
    grade_categories: 'Settings of courses.',
    grade_items: 'Settings of courses.',
  },
};
