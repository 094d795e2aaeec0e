import { gradeTitle } from '../../../src/modules/notifications/grade-titles.js';
import type { News, NewsData } from '../notifications.js';

/** Learners hear of what who teaches entered for them. */
export const newsOfGrades = ({ grade_changes, grade_items }: NewsData): News[] => {
  const byHand = new Set(
    (grade_items as { id: string; kind: string }[]).flatMap((row) => (row.kind === 'manual' ? row.id : [])),
  );
  return grade_changes.map((row) => ({
    userId: row.user_id,
    kind: 'grade',
    title: gradeTitle({
      kind: row.kind,
      item: {
        kind: byHand.has(row.item_id) ? 'manual' : 'quiz',
        title: { ar: row.item_title_ar, en: row.item_title_en },
      },
      reason: row.reason,
    }),
    href: `/courses/${row.course_id}/my-grades`,
    source: `grades ${row.id}`,
    at: row.changed_at,
  }));
};
