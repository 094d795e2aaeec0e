import { type LessonState, lessonState } from '@masar/domain';

/** A lesson with the learner's own record of it, null where there is none. */
export interface RecordedLesson {
  is_completed: boolean | null;
}

interface Standing {
  enrolled: boolean;
  /** Course progress in percent. */
  progress: number;
}

/**
 * The state of every lesson of a course, in its order (LSN-1). The position rule speaks only for enrolments without
 * any record (imported ones): once a learner has records, a lesson without one has not been completed.
 */
export function lessonStates(lessons: readonly RecordedLesson[], standing: Standing): LessonState[] {
  const hasRecords = lessons.some((lesson) => lesson.is_completed !== null);
  return lessons.map(({ is_completed }, index) =>
    lessonState({
      ...standing,
      index,
      total: lessons.length,
      recordedAsCompleted: hasRecords ? (is_completed ?? false) : undefined,
    }),
  );
}
