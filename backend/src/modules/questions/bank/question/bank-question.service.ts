import { type Question, questionLimits } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { InvalidInput } from '#platform/errors/platform.errors';
import { FilledDraws } from '../../drawing/filled-draws.js';
import { relationsOf } from '../../formats/relations.js';
import { BankFull, QuestionChanged } from '../../questions.errors.js';
import type { QuestionsTables } from '../../questions.tables.js';
import { type BankRow, QuestionBankQueries } from '../question-bank.queries.js';
import type { EditQuestionDto, WriteQuestionDto } from './bank-question.dto.js';
import { BankQuestionQueries } from './bank-question.queries.js';
import { QuestionRelations } from './question-relations.js';
import { contentOf, refuseUnanswerable, wordsOf } from './written-question.js';

/** `slug` is its name in the bundle that it comes with. */
export type NewQuestion = Omit<WriteQuestionDto, 'content'> & { content: Question; slug?: string };

/** What a question names beside its bank; empty or absent names nothing. */
interface SentRelations {
  skillId?: string | false | undefined;
  lessonId?: string | false | undefined;
}

/** Writing questions: each edit is a version, and none is written over (QB-1). */
@Injectable()
export class BankQuestionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly banks: QuestionBankQueries,
    private readonly questions: BankQuestionQueries,
    private readonly relations: QuestionRelations,
    private readonly draws: FilledDraws,
  ) {}

  create(viewer: Viewer, bankId: string, body: WriteQuestionDto): Promise<string> {
    return this.transactions.run(async () => {
      const bank = await this.banks.openTo(viewer, bankId, 'edit');
      await this.requireRelations(bank, body);
      const id = v7();
      await this.insert(viewer, bankId, [{ ...body, content: contentOf(id, body.content) }]);
      return id;
    });
  }

  /** Refuses more than a bank holds: quizzes, lists and files read all of it (REL-7). */
  async requireRoom(bankId: string, more: number): Promise<void> {
    const most = questionLimits.inBank;
    if ((await this.questions.countIn(bankId)) + more > most) throw new BankFull({ most });
  }

  /** Rows of questions that are new to a bank; the caller has asked who may. */
  async insert(viewer: Viewer, bankId: string, written: readonly NewQuestion[]): Promise<void> {
    const transaction = this.transactions.required().em.getKysely<QuestionsTables>();
    for (const { state, content } of written) refuseUnanswerable(state, content);
    // One after another, so that what others are putting in counts.
    await transaction.selectFrom('question_banks').select('id').where('id', '=', bankId).forNoKeyUpdate().execute();
    await this.requireRoom(bankId, written.length);
    const rows = written.map(({ name = '', tags, difficulty, state, skillId, lessonId, content, slug }) => ({
      id: content.id,
      slug: slug ?? null,
      bank_id: bankId,
      kind: content.kind,
      name,
      tags: [...new Set(tags)],
      difficulty,
      state,
      skill_id: skillId || null,
      lesson_id: lessonId ?? null,
      words: wordsOf(name, content),
    }));
    await transaction.insertInto('questions').values(rows).execute();
    const versions = written.map(({ content }) => ({
      id: v7(),
      question_id: content.id,
      version: 1,
      content: JSON.stringify(content),
      author_id: viewer.id,
    }));
    await transaction
      .insertInto('question_versions')
      .values(versions as never)
      .execute();
  }

  /** Writes what the caller made of a version; who edited an older one than there is has to look first. */
  edit(
    viewer: Viewer,
    questionId: string,
    { content: sent, version, name = '', tags, difficulty, state, skillId, lessonId }: EditQuestionDto,
  ): Promise<void> {
    return this.transactions.run(async (em) => {
      const { bank_id, skill, rests_on } = await this.questions.openTo(viewer, questionId, 'edit');
      const isNew = {
        skillId: skill?.id !== skillId && skillId,
        lessonId: rests_on?.lessonId !== lessonId && lessonId,
      };
      await this.requireRelations(await this.banks.openTo(viewer, bank_id, 'edit'), isNew);
      const content = contentOf(questionId, sent);
      refuseUnanswerable(state, content);
      const transaction = em.getKysely<QuestionsTables>();
      const next = version + 1;
      const update = transaction
        .updateTable('questions')
        .set({
          kind: content.kind,
          name,
          tags: [...new Set(tags)],
          difficulty,
          state,
          skill_id: skillId || null,
          lesson_id: lessonId ?? null,
          version: next,
          words: wordsOf(name, content),
          updated_at: sql`now()`,
        })
        .where('id', '=', questionId)
        .where('version', '=', version);
      await this.draws.keepFilled(bank_id, async () => {
        const changed = await update.executeTakeFirst();
        if (changed.numUpdatedRows !== 1n) throw new QuestionChanged();
      });
      await transaction
        .insertInto('question_versions')
        .values({
          id: v7(),
          question_id: questionId,
          version: next,
          content: JSON.stringify(content),
          author_id: viewer.id,
        } as never)
        .execute();
    });
  }

  /** A skill is one of the vocabulary; a lesson is of the bank's course, or of a course of whoever owns the bank. */
  private async requireRelations(bank: BankRow, { skillId, lessonId }: SentRelations): Promise<void> {
    const named = relationsOf({ skillId: skillId || undefined, lessonId: lessonId || undefined });
    const { skills, lessons } = await this.relations.known(bank, [named]);
    const refuse = (field: string) => new InvalidInput({}, { fields: [{ field, code: 'field.invalid' }] });
    if (named.skillId !== undefined && !skills.has(named.skillId)) throw refuse('skillId');
    if (named.lessonId !== undefined && !lessons.has(named.lessonId.toLowerCase())) throw refuse('lessonId');
  }
}
