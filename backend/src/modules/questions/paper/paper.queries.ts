import type { QuestionAnswer } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { PaperNotFound } from '../questions.errors.js';
import type { QuestionsTables } from '../questions.tables.js';
import { QuizRulesQueries } from '../rules/quiz-rules.js';
import { AttemptsQueries } from './attempts.queries.js';
import { showsKey } from './attempts.rules.js';
import type { PaperQuestion } from './paper-question.js';

interface PaperRow {
  id: string;
  lesson_id: string | null;
  course_id: string;
  number: number;
  questions: PaperQuestion[];
  pass_mark: string;
  started_at: Date | string;
  ends_at: Date | string | null;
  submitted_at: Date | string | null;
  score: string | null;
  has_passed: boolean | null;
  answers: { question_id: string; answer: QuestionAnswer }[];
}

export interface ReadPaper {
  row: PaperRow;
  /** Whether right answers may be seen. */
  showsKey: boolean;
}

@Injectable()
export class PaperQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly rules: QuizRulesQueries,
    private readonly attempts: AttemptsQueries,
  ) {}

  async ofLearner(paperId: string, userId: string): Promise<ReadPaper> {
    const row = await this.database
      .over<QuestionsTables>()
      .selectFrom('papers as p')
      .select(['p.id', 'p.lesson_id', 'p.course_id', 'p.number', 'p.questions', 'p.pass_mark', 'p.started_at'])
      .select(['p.ends_at', 'p.submitted_at', 'p.score', 'p.has_passed'])
      .select(
        sql<
          PaperRow['answers']
        >`(select coalesce(json_agg(json_build_object('question_id', a.question_id, 'answer', a.answer)
          order by a.question_id), '[]'::json) from paper_answers a where a.paper_id = p.id)`.as('answers'),
      )
      .where('p.id', '=', paperId)
      .where('p.user_id', '=', userId)
      .executeTakeFirst();
    if (!row) throw new PaperNotFound();
    if (row.submitted_at === null) return { row, showsKey: false };
    if (row.has_passed) return { row, showsKey: true };
    const place = { lessonId: row.lesson_id, courseId: row.course_id };
    const rules = await this.rules.of(place);
    const attempts = await this.attempts.of(userId, place, rules);
    return { row, showsKey: attempts.openPaperId === null && showsKey(rules, attempts) };
  }
}
