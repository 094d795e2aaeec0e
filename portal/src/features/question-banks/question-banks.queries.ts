import { type Answer, dataOf } from '@masar/contracts';
import type { Question, QuestionDifficulty, QuestionKind, QuestionState } from '@masar/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';

export type QuestionBank = Answer<'/api/question-banks/{id}', 'get'>;
export type BankShare = Answer<'/api/question-banks/{id}/shares', 'get'>[number];
export type ImportTrial = Answer<'/api/question-banks/{id}/import/trial', 'post'>;
type QuestionAnswer = Answer<'/api/bank-questions/{id}', 'get'>;

/** A question as the portal works with it: its content has the form of its kind, which the server has checked. */
export type BankQuestion = Omit<QuestionAnswer, 'content'> & { content: Question };
const typed = (answer: QuestionAnswer): BankQuestion => ({ ...answer, content: answer.content as unknown as Question });

/** What a bank's list is narrowed by; empty is all. */
export interface QuestionFilter {
  kind: QuestionKind | '';
  difficulty: QuestionDifficulty | '';
  state: QuestionState | '';
  tag: string;
  search: string;
}
export const everyQuestion: QuestionFilter = { kind: '', difficulty: '', state: '', tag: '', search: '' };

/** Rows that one page of a list brings. */
const PAGE_SIZE = 20;

const queryOf = ({ kind, difficulty, state, tag, search }: QuestionFilter, cursor: string) => ({
  limit: PAGE_SIZE,
  ...(kind && { kind }),
  ...(difficulty && { difficulty }),
  ...(state && { state }),
  ...(tag && { tag }),
  ...(search && { search }),
  ...(cursor && { cursor }),
});

export const questionBankQueries = {
  all: () => queryRoots.questionBanks,
  list: () =>
    infiniteQueryOptions({
      queryKey: [...queryRoots.questionBanks, 'list'],
      queryFn: ({ pageParam }) =>
        listPageOf(
          api.GET('/api/question-banks', {
            params: { query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) } },
          }),
        ),
      ...walkingPages,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...queryRoots.questionBanks, id],
      queryFn: () => dataOf(api.GET('/api/question-banks/{id}', { params: { path: { id } } })),
    }),
  /** Colleagues to whom the bank was given, the first first. */
  shares: (id: string) =>
    queryOptions({
      queryKey: [...queryRoots.questionBanks, id, 'shares'],
      queryFn: () => dataOf(api.GET('/api/question-banks/{id}/shares', { params: { path: { id } } })),
    }),
  questions: (id: string, filter: QuestionFilter) =>
    infiniteQueryOptions({
      queryKey: [...queryRoots.questionBanks, id, 'questions', filter],
      queryFn: async ({ pageParam }) => {
        const page = await listPageOf(
          api.GET('/api/question-banks/{id}/questions', {
            params: { path: { id }, query: queryOf(filter, pageParam) },
          }),
        );
        return { ...page, rows: page.rows.map(typed) };
      },
      ...walkingPages,
    }),
  question: (id: string) =>
    queryOptions({
      queryKey: [...queryRoots.questionBanks, 'question', id],
      queryFn: async () => typed(await dataOf(api.GET('/api/bank-questions/{id}', { params: { path: { id } } }))),
      enabled: id !== 'new',
    }),
  statistics: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...queryRoots.questionBanks, id, 'statistics'],
      queryFn: async ({ pageParam }) => {
        const page = await listPageOf(
          api.GET('/api/question-banks/{id}/statistics', {
            params: { path: { id }, query: queryOf(everyQuestion, pageParam) },
          }),
        );
        return { ...page, rows: page.rows.map((row) => ({ ...row, id: row.questionId })) };
      },
      ...walkingPages,
    }),
  exportTrial: (id: string, format: 'gift' | 'qti' | 'csv') =>
    queryOptions({
      queryKey: [...queryRoots.questionBanks, id, 'export', format],
      queryFn: () =>
        dataOf(api.GET('/api/question-banks/{id}/export/trial', { params: { path: { id }, query: { format } } })),
    }),
};
