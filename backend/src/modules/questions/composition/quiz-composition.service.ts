import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { v7 } from 'uuid';
import { CourseCompletion } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { InvalidInput } from '#platform/errors/platform.errors';
import { BankQuestionQueries } from '../bank/question/bank-question.queries.js';
import { QuestionBankQueries } from '../bank/question-bank.queries.js';
import { FilledDraws } from '../drawing/filled-draws.js';
import { PracticeDrawsNothing } from '../questions.errors.js';
import type { QuestionsTables } from '../questions.tables.js';
import { ownerOf, standsAt } from '../quiz-place.js';
import { type AskedQuiz, QuizAccess } from '../rules/quiz-access.js';
import { QuizRulesQueries } from '../rules/quiz-rules.js';
import { questionsMaximum, type QuizPartDto } from './quiz-composition.dto.js';

/** Authors say what their quizzes ask of banks that they may use; papers that run stay as they are (QB-2). */
@Injectable()
export class QuizCompositionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: QuizAccess,
    private readonly completion: CourseCompletion,
    private readonly rules: QuizRulesQueries,
    private readonly banks: QuestionBankQueries,
    private readonly questions: BankQuestionQueries,
    private readonly draws: FilledDraws,
  ) {}

  /** Replaces all parts. Practice tells each key at once, so it draws nothing from banks that others are asked from. */
  async replace(asked: AskedQuiz, viewer: Viewer, parts: readonly QuizPartDto[]): Promise<void> {
    const place = await this.access.forAuthor(asked, viewer);
    refuseMeaningless(parts);
    await this.transactions.run(async (em) => {
      await this.access.lock(em, place);
      if (parts.length > 0 && (await this.rules.of(place)).isPractice) throw new PracticeDrawsNothing();
      for (const bankId of new Set(parts.flatMap(({ bankId: each }) => each ?? [])))
        await this.banks.openTo(viewer, bankId, 'use');
      for (const { questionId } of parts) if (questionId) await this.questions.openTo(viewer, questionId, 'use');
      const transaction = em.getKysely<QuestionsTables>();
      await transaction.deleteFrom('quiz_parts as p').where(standsAt(place, 'p')).execute();
      const owner = ownerOf(place);
      await refuseUnknownSkills(transaction, parts);
      const rows = parts.map(({ questionId, bankId, tag, difficulty, skillId, count }, at) => ({
        id: v7(),
        lesson_id: owner.lessonId,
        course_id: owner.courseId,
        place: at,
        question_id: questionId ?? null,
        bank_id: bankId ?? null,
        tag: tag || null,
        difficulty: difficulty ?? null,
        skill_id: skillId || null,
        count: count ?? null,
      }));
      if (rows.length > 0) {
        await transaction.insertInto('quiz_parts').values(rows).execute();
        // Who learns in the course already would read of more questions than there are.
        if (await isPublished(transaction, place.courseId)) await this.draws.require(place);
      }
      // Nobody waits for a final that is not there any more.
      else if (place.lessonId === null) await this.completion.ofWaiting(em, place.courseId, new Date());
    });
  }
}

async function isPublished(transaction: Kysely<QuestionsTables>, courseId: string): Promise<boolean> {
  const course = await transaction
    .selectFrom('courses')
    .select('is_published')
    .where('id', '=', courseId)
    .executeTakeFirst();
  return course?.is_published === true;
}

async function refuseUnknownSkills(transaction: Kysely<QuestionsTables>, parts: readonly QuizPartDto[]): Promise<void> {
  const named = parts.flatMap(({ skillId }) => skillId || []);
  if (named.length === 0) return;
  const rows = await transaction.selectFrom('skills').select('id').where('id', 'in', named).execute();
  const known = new Set(rows.map(({ id }) => id));
  const at = parts.findIndex(({ skillId }) => skillId && !known.has(skillId));
  if (at !== -1) throw new InvalidInput({}, { fields: [{ field: `parts.${at}.skillId`, code: 'field.invalid' }] });
}

/** A part is a question or a draw, no question stands twice, and a paper has an end. */
function refuseMeaningless(parts: readonly QuizPartDto[]): void {
  const refuse = (at: number, field: string) => {
    throw new InvalidInput({}, { fields: [{ field: `parts.${at}.${field}`, code: 'field.invalid' }] });
  };
  const named = new Set<string>();
  let total = 0;
  parts.forEach(({ questionId, bankId, tag, difficulty, skillId, count }, at) => {
    if (Boolean(questionId) === Boolean(bankId)) refuse(at, 'questionId');
    if (bankId && !count) refuse(at, 'count');
    if (questionId && (tag || difficulty || skillId || count)) refuse(at, 'questionId');
    if (questionId && named.has(questionId)) refuse(at, 'questionId');
    if (questionId) named.add(questionId);
    total += count ?? 1;
    if (total > questionsMaximum) refuse(at, 'count');
  });
}
