import { type Answer, dataOf, type Payload } from '@masar/contracts';
import type { Question, QuestionDifficulty } from '@masar/domain';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';
import { quizKey, type QuizOf } from '#subjects/courses/quiz-of';

export type Composition = Answer<'/api/lessons/{id}/quiz/composition', 'get'>;
export type CompositionPart = Composition['parts'][number];
export type WrittenPart = Payload<'/api/lessons/{id}/quiz/composition', 'put'>['parts'][number];

/** What a draw chooses among; empty is everything. */
interface Narrowing {
  tag: string;
  difficulty: QuestionDifficulty | '';
  skillId: string;
}

/** More banks than anybody keeps in one list of choices. */
const BANKS = 100;
/** Rows that one page of a list brings. */
const PAGE_SIZE = 20;

const ready = ({ tag, difficulty, skillId }: Partial<Narrowing>) => ({
  state: 'ready' as const,
  ...(tag && { tag }),
  ...(difficulty && { difficulty }),
  ...(skillId && { skillId }),
});

export const compositionQueries = {
  /** What a quiz or final asks of banks, with what to look at (EVD-3, QB-2). */
  composition: (of: QuizOf) =>
    queryOptions({
      queryKey: [...quizKey(of), 'composition'],
      queryFn: () =>
        'lessonId' in of
          ? dataOf(api.GET('/api/lessons/{id}/quiz/composition', { params: { path: { id: of.lessonId } } }))
          : dataOf(api.GET('/api/courses/{id}/final/composition', { params: { path: { id: of.finalOf } } })),
    }),
  /** A paper as a learner might get it, drawn anew each time. */
  sample: (of: QuizOf) =>
    queryOptions({
      queryKey: [...quizKey(of), 'sample'],
      queryFn: () =>
        'lessonId' in of
          ? dataOf(api.GET('/api/lessons/{id}/quiz/sample', { params: { path: { id: of.lessonId } } }))
          : dataOf(api.GET('/api/courses/{id}/final/sample', { params: { path: { id: of.finalOf } } })),
      staleTime: 0,
    }),
  /** Banks that this author may ask from. */
  banks: () =>
    queryOptions({
      queryKey: [...queryRoots.questionBanks, 'to choose'],
      queryFn: () => dataOf(api.GET('/api/question-banks', { params: { query: { limit: BANKS } } })),
    }),
  /** Tags and skills that a draw from this bank can ask for. */
  topics: (bankId: string) =>
    queryOptions({
      queryKey: [...queryRoots.questionBanks, bankId, 'topics'],
      queryFn: () => dataOf(api.GET('/api/question-banks/{id}/topics', { params: { path: { id: bankId } } })),
      enabled: bankId !== '',
    }),
  /** How many ready questions a draw could choose among. */
  readyFor: (bankId: string, narrowing: Narrowing) =>
    queryOptions({
      queryKey: [...queryRoots.questionBanks, bankId, 'ready', narrowing],
      queryFn: async () => {
        const query = { limit: 1, ...ready(narrowing) };
        const page = await listPageOf(
          api.GET('/api/question-banks/{id}/questions', { params: { path: { id: bankId }, query } }),
        );
        return page.total;
      },
      enabled: bankId !== '',
    }),
  /** Ready questions of a bank, for an author who looks for one of them. */
  questions: (bankId: string, search: string) =>
    infiniteQueryOptions({
      queryKey: [...queryRoots.questionBanks, bankId, 'to ask', search],
      queryFn: async ({ pageParam }) => {
        const query = {
          limit: PAGE_SIZE,
          ...ready({}),
          ...(search && { search }),
          ...(pageParam && { cursor: pageParam }),
        };
        const page = await listPageOf(
          api.GET('/api/question-banks/{id}/questions', { params: { path: { id: bankId }, query } }),
        );
        return {
          ...page,
          rows: page.rows.map(({ content, ...row }) => ({ ...row, content: content as unknown as Question })),
        };
      },
      ...walkingPages,
      enabled: bankId !== '',
    }),
};

/** A part as it is sent back. */
export const written = ({ questionId, bankId, tag, difficulty, skill, count }: CompositionPart): WrittenPart =>
  questionId !== null
    ? { questionId }
    : {
        bankId,
        ...(tag && { tag }),
        ...(difficulty && { difficulty: difficulty as NonNullable<WrittenPart['difficulty']> }),
        ...(skill && { skillId: skill.id }),
        ...(count !== null && { count }),
      };

/** Sets all parts; a course whose final has none has no final (EVD-3, QB-2). */
export function useSetComposition(of: QuizOf) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (parts: WrittenPart[]) =>
      'lessonId' in of
        ? dataOf(
            api.PUT('/api/lessons/{id}/quiz/composition', { params: { path: { id: of.lessonId } }, body: { parts } }),
          )
        : dataOf(
            api.PUT('/api/courses/{id}/final/composition', { params: { path: { id: of.finalOf } }, body: { parts } }),
          ),
    onSuccess: (composition) => queryClient.setQueryData(compositionQueries.composition(of).queryKey, composition),
  });
}
