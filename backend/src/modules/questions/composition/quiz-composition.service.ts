import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { LessonAudience, LessonQuizzes } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { InvalidInput } from '#platform/errors/platform.errors';
import { BankQuestionQueries } from '../bank/question/bank-question.queries.js';
import { QuestionBankQueries } from '../bank/question-bank.queries.js';
import { PracticeDrawsNothing } from '../questions.errors.js';
import type { QuestionsTables } from '../questions.tables.js';
import { QuizRulesQueries } from '../rules/quiz-rules.js';
import { questionsMaximum, type QuizPartDto } from './quiz-composition.dto.js';

/** Authors say what their quizzes ask of banks that they may use; papers that run stay as they are (QB-2). */
@Injectable()
export class QuizCompositionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audience: LessonAudience,
    private readonly lessons: LessonQuizzes,
    private readonly rules: QuizRulesQueries,
    private readonly banks: QuestionBankQueries,
    private readonly questions: BankQuestionQueries,
  ) {}

  /** Replaces all parts. Practice tells each key at once, so it draws nothing from banks that others are asked from. */
  async replace(lessonId: string, viewer: Viewer, parts: readonly QuizPartDto[]): Promise<void> {
    await this.audience.requireAuthor(viewer, lessonId);
    refuseMeaningless(parts);
    await this.transactions.run(async (em) => {
      await this.lessons.lock(em, lessonId);
      if (parts.length > 0 && (await this.rules.of(lessonId)).isPractice) throw new PracticeDrawsNothing();
      for (const bankId of new Set(parts.flatMap(({ bankId: each }) => each ?? [])))
        await this.banks.openTo(viewer, bankId, 'use');
      for (const { questionId } of parts) if (questionId) await this.questions.openTo(viewer, questionId, 'use');
      const transaction = em.getKysely<QuestionsTables>();
      await transaction.deleteFrom('quiz_parts').where('lesson_id', '=', lessonId).execute();
      const rows = parts.map(({ questionId, bankId, tag, difficulty, count }, place) => ({
        id: v7(),
        lesson_id: lessonId,
        place,
        question_id: questionId ?? null,
        bank_id: bankId ?? null,
        tag: tag || null,
        difficulty: difficulty ?? null,
        count: count ?? null,
      }));
      if (rows.length > 0) await transaction.insertInto('quiz_parts').values(rows).execute();
    });
  }
}

/** A part is a question or a draw, no question stands twice, and a paper has an end. */
function refuseMeaningless(parts: readonly QuizPartDto[]): void {
  const refuse = (at: number, field: string) => {
    throw new InvalidInput({}, { fields: [{ field: `parts.${at}.${field}`, code: 'field.invalid' }] });
  };
  const named = new Set<string>();
  let total = 0;
  parts.forEach(({ questionId, bankId, tag, difficulty, count }, at) => {
    if (Boolean(questionId) === Boolean(bankId)) refuse(at, 'questionId');
    if (bankId && !count) refuse(at, 'count');
    if (questionId && (tag || difficulty || count)) refuse(at, 'questionId');
    if (questionId && named.has(questionId)) refuse(at, 'questionId');
    if (questionId) named.add(questionId);
    total += count ?? 1;
    if (total > questionsMaximum) refuse(at, 'count');
  });
}
