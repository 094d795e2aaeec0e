import { Injectable } from '@nestjs/common';
import { LessonAudience, LessonQuizzes } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { PracticeDrawsNothing } from '../questions.errors.js';
import { QuizRule } from './quiz-rule.entity.js';
import type { SetQuizRulesDto } from './quiz-rules.dto.js';

/** Authors set the rules of their quizzes; papers that run keep the rules under which they began (EVD-2). */
@Injectable()
export class QuizRulesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audience: LessonAudience,
    private readonly lessons: LessonQuizzes,
  ) {}

  async set(lessonId: string, viewer: Viewer, rules: SetQuizRulesDto): Promise<void> {
    await this.audience.requireAuthor(viewer, lessonId);
    await this.transactions.run(async (em) => {
      await this.lessons.lock(em, lessonId);
      const { drawsQuestions } = await this.lessons.forAuthor(lessonId);
      if (rules.isPractice && drawsQuestions) throw new PracticeDrawsNothing();
      const columns = { ...rules, timeLimitMinutes: rules.timeLimitMinutes ?? null };
      const kept = await em.findOne(QuizRule, { lessonId });
      if (kept) em.assign(kept, columns);
      else em.create(QuizRule, { lessonId, ...columns });
    });
  }
}
