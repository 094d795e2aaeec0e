import { type Answer, dataOf } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';

/** A lesson as the player opens it. */
export type Lesson = Answer<'/api/lessons/{id}', 'get'>;
export type Quiz = NonNullable<Lesson['quiz']>;
export type QuizResult = Answer<'/api/lessons/{id}/quiz', 'post'>;
export type QuestionResult = QuizResult['questions'][number];

export const lessonQueries = {
  all: () => queryRoots.lessons,
  one: (id: string) =>
    queryOptions({
      queryKey: [...lessonQueries.all(), id],
      queryFn: () => dataOf(api.GET('/api/lessons/{id}', { params: { path: { id } } })),
    }),
};
