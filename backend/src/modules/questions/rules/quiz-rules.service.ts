import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { FinalCounts, PracticeDrawsNothing } from '../questions.errors.js';
import { ownerOf } from '../quiz-place.js';
import { type AskedQuiz, QuizAccess } from './quiz-access.js';
import { QuizRule } from './quiz-rule.entity.js';
import type { SetQuizRulesDto } from './quiz-rules.dto.js';

/** Authors set the rules of their quizzes; papers that run keep the rules under which they began (EVD-2). */
@Injectable()
export class QuizRulesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: QuizAccess,
  ) {}

  async set(asked: AskedQuiz, viewer: Viewer, rules: SetQuizRulesDto): Promise<void> {
    const place = await this.access.forAuthor(asked, viewer);
    await this.transactions.run(async (em) => {
      await this.access.lock(em, place);
      if (rules.isPractice && place.lessonId === null) throw new FinalCounts();
      const { drawsQuestions } = await this.access.forAuthor(asked, viewer);
      if (rules.isPractice && drawsQuestions) throw new PracticeDrawsNothing();
      const columns = { ...rules, timeLimitMinutes: rules.timeLimitMinutes ?? null };
      const owner = ownerOf(place);
      const kept = await em.findOne(QuizRule, owner);
      if (kept) em.assign(kept, columns);
      else em.create(QuizRule, { ...owner, ...columns });
    });
  }
}
