import { type Answer, dataOf } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { quizKey, type QuizOf } from '#subjects/courses/quiz-of';
import { lessonQueries } from './lesson.queries';

export type QuizStanding = Answer<'/api/lessons/{id}/quiz', 'get'>;
export type Paper = Answer<'/api/papers/{id}', 'get'>;
export type PaperQuestion = Paper['questions'][number];

export const paperQueries = {
  /** What a quiz or final asks of its learner, and where they stand (EVD-2, EVD-3). */
  standing: (of: QuizOf) =>
    queryOptions({
      queryKey: [...quizKey(of), 'quiz'],
      queryFn: () =>
        'lessonId' in of
          ? dataOf(api.GET('/api/lessons/{id}/quiz', { params: { path: { id: of.lessonId } } }))
          : dataOf(api.GET('/api/courses/{id}/final', { params: { path: { id: of.finalOf } } })),
    }),
  one: (paperId: string) =>
    queryOptions({
      queryKey: [...lessonQueries.all(), 'papers', paperId],
      queryFn: () => dataOf(api.GET('/api/papers/{id}', { params: { path: { id: paperId } } })),
    }),
};
