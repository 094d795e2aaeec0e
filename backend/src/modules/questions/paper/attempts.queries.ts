import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { QuestionsTables } from '../questions.tables.js';
import { type QuizPlace, standsAt } from '../quiz-place.js';
import type { QuizRules } from '../rules/quiz-rules.js';
import type { Attempts } from './attempts.rules.js';

export interface OwnAttempts extends Attempts {
  /** By the mark of a paper of that time, whatever the rules say now. */
  hasPassedOnPaper: boolean;
  openPaperId: string | null;
  lastPaperId: string | null;
  /** Percent, of papers and of attempts from before there were papers; null before the first. */
  bestScore: string | null;
  /** When an unanswered wish for another attempt was made. */
  askedAt: Date | string | null;
}

/** What somebody did at one quiz, without what was practised before it counted. Inside an open transaction it sees what that has written. */
@Injectable()
export class AttemptsQueries {
  constructor(private readonly database: ReadDatabase) {}

  async of(userId: string, place: QuizPlace, rules: QuizRules): Promise<OwnAttempts> {
    const { rows } = await sql<{
      used: number;
      granted: number;
      passed: boolean;
      passed_on_paper: boolean;
      last_ended_at: Date | string | null;
      open_paper_id: string | null;
      last_paper_id: string | null;
      best_score: string | null;
      asked_at: Date | string | null;
    }>`
      with own as (select p.* from papers p where p.user_id = ${userId} and ${standsAt(place, 'p')}),
        wish as (select w.* from attempt_requests w where w.user_id = ${userId} and ${standsAt(place, 'w')}),
        best as (select max(score) as score from (
          select score from quiz_attempts where user_id = ${userId} and lesson_id = ${place.lessonId}
            and not is_practice
          union all select own.score from own where own.lesson_id is null) graded)
      select count(*)::int as used,
        (select count(*)::int from wish where state = 'granted') as granted,
        coalesce(bool_or(own.has_passed), false) as passed_on_paper,
        coalesce(bool_or(own.has_passed), false)
          or coalesce((select max(score) >= ${rules.passMark}::numeric from quiz_attempts
                       where user_id = ${userId} and lesson_id = ${place.lessonId} and not is_practice), false) as passed,
        max(own.submitted_at) as last_ended_at,
        (select o.id from own o where o.submitted_at is null) as open_paper_id,
        (select o.id from own o where o.submitted_at is not null order by o.number desc limit 1) as last_paper_id,
        (select score from best) as best_score,
        (select asked_at from wish where state = 'asked') as asked_at
      from own`.execute(this.database.over<QuestionsTables>());
    const row = rows[0]!;
    return {
      used: row.used,
      granted: row.granted,
      hasPassed: row.passed,
      hasPassedOnPaper: row.passed_on_paper,
      lastEndedAt: row.last_ended_at === null ? null : new Date(row.last_ended_at),
      openPaperId: row.open_paper_id,
      lastPaperId: row.last_paper_id,
      bestScore: row.best_score,
      askedAt: row.asked_at,
    };
  }
}
