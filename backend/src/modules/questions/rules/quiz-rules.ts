import { type CountingRule, quizDefaults } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database';
import type { QuestionsTables } from '../questions.tables.js';
import { type QuizPlace, standsAt } from '../quiz-place.js';

/** What holds for one quiz (EVD-2). */
export interface QuizRules {
  isPractice: boolean;
  /** Percent. */
  passMark: string;
  attempts: number;
  pauseMinutes: number;
  timeLimitMinutes: number | null;
  counting: CountingRule;
}

/** The rules of quizzes, their author's or the usual ones. */
@Injectable()
export class QuizRulesQueries {
  constructor(private readonly database: ReadDatabase) {}

  async of(place: QuizPlace): Promise<QuizRules> {
    const row = await this.database
      .over<QuestionsTables>()
      .selectFrom('quiz_rules as r')
      .select(['is_practice', 'pass_mark', 'attempts', 'pause_minutes', 'time_limit_minutes', 'counting'])
      .where(standsAt(place, 'r'))
      .executeTakeFirst();
    if (!row) return quizDefaults;
    return {
      isPractice: row.is_practice,
      passMark: row.pass_mark,
      attempts: row.attempts,
      pauseMinutes: row.pause_minutes,
      timeLimitMinutes: row.time_limit_minutes,
      counting: row.counting,
    };
  }
}
