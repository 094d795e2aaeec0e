import { type Answer, dataOf } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { lessonQueries } from './lesson.queries';

export type QuizStanding = Answer<'/api/lessons/{id}/quiz', 'get'>;
export type Paper = Answer<'/api/papers/{id}', 'get'>;
export type PaperQuestion = Paper['questions'][number];

export const paperQueries = {
  /** What a lesson's quiz asks of its learner, and where they stand (EVD-2). */
  standing: (lessonId: string) =>
    queryOptions({
      queryKey: [...lessonQueries.all(), lessonId, 'quiz'],
      queryFn: () => dataOf(api.GET('/api/lessons/{id}/quiz', { params: { path: { id: lessonId } } })),
    }),
  one: (paperId: string) =>
    queryOptions({
      queryKey: [...lessonQueries.all(), 'papers', paperId],
      queryFn: () => dataOf(api.GET('/api/papers/{id}', { params: { path: { id: paperId } } })),
    }),
};
