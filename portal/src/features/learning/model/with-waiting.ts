import type { CurriculumLesson } from '#subjects/courses/course-answers';
import { isWaitingFor, type OutboxState } from '#subjects/outbox/outbox-state';

/** The curriculum with what was completed on this device and waits to be sent (PERF-5). */
export const withWaiting = (lessons: readonly CurriculumLesson[], outbox: OutboxState): CurriculumLesson[] =>
  lessons.map((lesson) =>
    isWaitingFor(outbox, 'lesson-completed', lesson.id) ? { ...lesson, state: 'completed' } : lesson,
  );
