import { type Question, questionLimits } from '@masar/domain';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import type { Transactions } from '#platform/database/transactions';
import type { FilledDraws } from '../../drawing/filled-draws.js';
import { BankFull } from '../../questions.errors.js';
import { aChoice } from '../../testing/question.samples.js';
import type { QuestionBankQueries } from '../question-bank.queries.js';
import type { BankQuestionQueries } from './bank-question.queries.js';
import { BankQuestionService, type NewQuestion } from './bank-question.service.js';
import type { QuestionRelations } from './question-relations.js';

const database = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const aBankOf = (present: number): BankQuestionService =>
  new BankQuestionService(
    { required: () => ({ em: { getKysely: () => database } }) } as unknown as Transactions,
    {} as QuestionBankQueries,
    { countIn: () => Promise.resolve(present) } as unknown as BankQuestionQueries,
    {} as QuestionRelations,
    {} as FilledDraws,
  );
const written: NewQuestion[] = [1, 2].map((at) => ({
  tags: [],
  difficulty: 'easy',
  state: 'draft',
  content: { ...aChoice('سؤال'), id: `q${at}` } as Question,
}));

describe('a bank', () => {
  it('takes so many questions and no more [QB-1] [REL-7]', async () => {
    const put = (present: number) => aBankOf(present).insert({ id: 'u' } as Viewer, 'bank', written);
    await expect(put(questionLimits.inBank - 2)).resolves.toBeUndefined();
    await expect(put(questionLimits.inBank - 1)).rejects.toThrow(BankFull);
  });
});
