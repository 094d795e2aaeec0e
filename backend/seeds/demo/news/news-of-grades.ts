import { gradesTitle, gradeTitle } from '../../../src/modules/notifications/grade-titles.js';
import type { News, NewsData } from '../notifications.js';

/** Learners hear of what who teaches entered for them; of what changed together in a course once. */
export const newsOfGrades = ({ grade_changes, grade_items, courses }: NewsData): News[] => {
  const byHand = new Set(
    (grade_items as { id: string; kind: string }[]).flatMap((row) => (row.kind === 'manual' ? row.id : [])),
  );
  const titleOf = new Map(courses.map((course) => [course.id, { ar: course.title_ar, en: course.title_en }]));
  const together = Map.groupBy(grade_changes, (row) => `${row.user_id} ${row.course_id} ${row.changed_at}`);
  return [...together.values()].map((rows) => {
    const row = rows[0]!;
    const items = new Set(rows.map(({ item_id }) => item_id)).size;
    const item = {
      kind: byHand.has(row.item_id) ? ('manual' as const) : ('quiz' as const),
      title: { ar: row.item_title_ar, en: row.item_title_en },
    };
    return {
      userId: row.user_id,
      kind: 'grade',
      title:
        items > 1
          ? gradesTitle(titleOf.get(row.course_id)!, items)
          : gradeTitle({ kind: row.kind, item, reason: row.reason }),
      href: `/courses/${row.course_id}/my-grades`,
      source: `grades ${row.id}`,
      at: row.changed_at,
    };
  });
};
