import type { QuestionAnswer } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { RestsOnResponse } from '../bank/question/bank-question.response.js';
import type { PaperQuestion } from '../drawing/paper-question.js';
import { PaperNotFound } from '../questions.errors.js';
import type { QuestionsTables } from '../questions.tables.js';
import { QuizRulesQueries } from '../rules/quiz-rules.js';
import { AttemptsQueries } from './attempts.queries.js';
import { showsKey, showsKeyOfBanks } from './attempts.rules.js';

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

/** Which lesson a question of the paper rests on, if its author said so or it stands in the quiz of one. */
type RestsOn = (question: PaperQuestion) => RestsOnResponse | null;

export interface ReadPaper {
  row: PaperRow;
  /** Of which of its questions right answers may be seen, where they were answered. */
  showsKeyOf: (question: PaperQuestion) => boolean;
  restsOn: RestsOn;
}

/** Of a paper that runs. */
export const nowhere: RestsOn = () => null;
export const hidden = (): boolean => false;

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
    if (row.submitted_at === null) return { row, showsKeyOf: hidden, restsOn: nowhere };
    const place = { lessonId: row.lesson_id, courseId: row.course_id };
    const rules = await this.rules.of(place);
    const attempts = await this.attempts.of(userId, place, rules);
    const isOver = attempts.openPaperId === null;
    const own = isOver && showsKey(rules, attempts);
    const ofBanks = isOver && showsKeyOfBanks(rules, attempts, { passMark: row.pass_mark });
    return { row, showsKeyOf: ({ origin }) => (origin ? ofBanks : own), restsOn: await this.restsOn(row) };
  }

  /**
   * What authors say now, not what they said when it was asked: a lesson that is gone leads nowhere. Only lessons of the
   * paper's own course, which its learner may open; where nothing is said, the lesson whose quiz it is.
   */
  private async restsOn({ course_id, lesson_id, questions }: PaperRow): Promise<RestsOn> {
    const asked = questions.flatMap(({ origin }) => origin?.questionId ?? []);
    const rows = await this.database
      .over<QuestionsTables>()
      .selectFrom('lessons as l')
      .leftJoin('questions as q', (join) =>
        join.onRef('q.lesson_id', '=', 'l.id').on(sql<boolean>`q.id = any(${asked}::uuid[])`),
      )
      .select(['l.id as lessonId', 'l.course_id as courseId', 'l.title_ar as titleAr', 'l.title_en as titleEn'])
      .select('q.id as questionId')
      .where('l.course_id', '=', course_id)
      .where((eb) => eb.or([eb('l.id', '=', lesson_id), eb('q.id', 'is not', null)]))
      .execute();
    const lessonOf = (row: (typeof rows)[number] | undefined) =>
      row ? { lessonId: row.lessonId, courseId: row.courseId, titleAr: row.titleAr, titleEn: row.titleEn } : null;
    const ofQuiz = lessonOf(rows.find(({ lessonId }) => lessonId === lesson_id));
    const named = new Map(rows.map((row) => [row.questionId, lessonOf(row)]));
    return ({ origin }) => (origin && named.get(origin.questionId)) ?? ofQuiz;
  }
}
