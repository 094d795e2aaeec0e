import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

interface GradeChangeRow {
  id: string;
  course_id: string;
  kind: 'marked' | 'excused';
  item_id: string;
  item_title_ar: string;
  item_title_en: string;
  user_id: string;
  reason: string | null;
  changed_at: string;
}

export interface GradebookRows {
  grade_books: object[];
  grade_categories: object[];
  grade_items: object[];
  grade_entries: object[];
  grade_changes: GradeChangeRow[];
}

/** What who teaches entered in one cell; without a score its learner is excused. */
export interface DemoGrade {
  itemId: string;
  title: { titleAr: string; titleEn: string };
  userId: string;
  score: string | null;
  reason: string | null;
  /** Days. */
  age: number;
}

/** Entries with the line of history that each of them left (GRD-1). */
export function entryRows(
  entries: readonly DemoGrade[],
  { courseId, by }: { courseId: string; by: string },
  timeline: Timeline,
): Pick<GradebookRows, 'grade_entries' | 'grade_changes'> {
  return {
    grade_entries: entries.map(({ itemId, userId, score, reason, age }) => ({
      id: stableId('grade_entries', `${itemId} ${userId}`),
      item_id: itemId,
      user_id: userId,
      score,
      is_excused: score === null,
      reason,
      version: 1,
      changed_by: by,
      changed_at: timeline.daysAgo(age),
    })),
    grade_changes: entries.map(({ itemId, title, userId, score, reason, age }) => ({
      id: stableId('grade_changes', `${itemId} ${userId}`),
      course_id: courseId,
      kind: score === null ? 'excused' : 'marked',
      way: 'screen',
      item_id: itemId,
      item_title_ar: title.titleAr,
      item_title_en: title.titleEn,
      user_id: userId,
      before: { score: null, isExcused: false },
      after: { score, isExcused: score === null },
      reason,
      changed_by: by,
      changed_at: timeline.daysAgo(age),
    })),
  };
}
