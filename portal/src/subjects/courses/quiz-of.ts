import { queryRoots } from '#shared/query/query-roots';

/** The quiz that papers are attempts at: a lesson's, or the final assessment of a course (EVD-2, EVD-3). */
export type QuizOf = { lessonId: string } | { finalOf: string };

/** Below this key stands what the server tells of it. */
export const quizKey = (of: QuizOf) =>
  'lessonId' in of
    ? ([...queryRoots.lessons, of.lessonId] as const)
    : ([...queryRoots.courses, 'final', of.finalOf] as const);
