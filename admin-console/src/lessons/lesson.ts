import type { components } from '@masar/contracts';

export type Lesson = components['schemas']['LessonRecord'];

/** Without questions there is no quiz. */
export const withoutEmptyQuiz = <T extends { quiz?: { questions?: unknown[] | null } | null }>(lesson: T) => ({
  ...lesson,
  quiz: lesson.quiz?.questions?.length ? lesson.quiz : null,
});
