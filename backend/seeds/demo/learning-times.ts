import type { LearnerCourse } from './learning.js';
import type { LearningTimeRow, LessonTimeRow } from './rows.js';
import { stableId } from './stable-id.js';

export interface LearningTimeRows {
  learning_times: LearningTimeRow[];
  lesson_times: LessonTimeRow[];
}

const quarterMs = 15 * 60_000;

/** Everybody spent in each completed lesson what it takes, at the time when they completed it (LRN-1, READ-1). */
export function makeLearningTimes(learning: readonly LearnerCourse[]): LearningTimeRows {
  const quarters = new Map<string, LearningTimeRow>();
  const lessons: LessonTimeRow[] = [];
  for (const { course, lessonProgress } of learning) {
    const durations = new Map(course.lessons.map(({ id, duration }) => [id, duration]));
    for (const { user_id, lesson_id, completed_at } of lessonProgress) {
      const seconds = durations.get(lesson_id) ?? 0;
      const starts_at = new Date(Math.floor(Date.parse(completed_at) / quarterMs) * quarterMs).toISOString();
      const id = stableId('learning_times', `${user_id} ${starts_at}`);
      const before = quarters.get(id)?.seconds ?? 0;
      quarters.set(id, { id, user_id, starts_at, seconds: before + seconds });
      lessons.push({ id: stableId('lesson_times', `${user_id} ${lesson_id}`), user_id, lesson_id, seconds });
    }
  }
  return { learning_times: [...quarters.values()], lesson_times: lessons };
}
