import { type Answer, dataOf } from '@masar/contracts';
import type { ItemFlag, Question, QuestionDifficulty, QuestionKind, QuestionState } from '@masar/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';
import { courseQueries } from '#subjects/courses/course.queries';

export type QuestionBank = Answer<'/api/question-banks/{id}', 'get'>;
export type BankShare = Answer<'/api/question-banks/{id}/shares', 'get'>[number];
export type ImportTrial = Answer<'/api/question-banks/{id}/import/trial', 'post'>;
export type ItemStatistics = Answer<'/api/bank-questions/{id}/statistics', 'get'>;
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
  /** Id of a skill. */
  skillId: string;
  flag: ItemFlag | '';
  lacks: 'ar' | 'en' | '';
  search: string;
}
export const everyQuestion: QuestionFilter = {
  kind: '',
  difficulty: '',
  state: '',
  tag: '',
  skillId: '',
  flag: '',
  lacks: '',
  search: '',
};

/** Rows that one page of a list brings. */
const PAGE_SIZE = 20;

const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], ''>;
  };

/** The same without its pages. */
export const narrowedBy = (filter: QuestionFilter) => given(filter);

const queryOf = (filter: QuestionFilter, cursor: string) => ({ limit: PAGE_SIZE, ...given({ ...filter, cursor }) });

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
  /** Tags and skills that its questions have. */
  topics: (id: string) =>
    queryOptions({
      queryKey: [...queryRoots.questionBanks, id, 'topics'],
      queryFn: () => dataOf(api.GET('/api/question-banks/{id}/topics', { params: { path: { id } } })),
    }),
  /** Courses of the reader's own, drafts included, for banks that are of no course. */
  ownCourses: () =>
    queryOptions({
      queryKey: [...courseQueries.all(), 'mine'],
      queryFn: () => dataOf(api.GET('/api/courses/mine')),
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
  statisticsOf: (questionId: string) =>
    queryOptions({
      queryKey: [...queryRoots.questionBanks, 'question', questionId, 'statistics'],
      queryFn: () => dataOf(api.GET('/api/bank-questions/{id}/statistics', { params: { path: { id: questionId } } })),
    }),
  exportTrial: (id: string, format: 'gift' | 'qti' | 'csv') =>
    queryOptions({
      queryKey: [...queryRoots.questionBanks, id, 'export', format],
      queryFn: () =>
        dataOf(api.GET('/api/question-banks/{id}/export/trial', { params: { path: { id }, query: { format } } })),
    }),
};
