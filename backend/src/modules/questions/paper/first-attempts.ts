import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { LessonQuizzes } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { SharedReads } from '#platform/shared-answers/shared-reads';
import { type DrawnPaper, PaperDrawing } from '../composition/paper-drawing.js';
import type { QuizStock } from '../composition/quiz-stock.js';
import type { QuestionsTables } from '../questions.tables.js';
import type { AskedQuiz } from '../quiz/quiz-access.js';
import { finalOf, type QuizPlace, standsAt } from '../quiz-place.js';
import { type QuizRules, QuizRulesQueries } from '../rules/quiz-rules.js';
import { nowhere, type ReadPaper } from './paper.queries.js';

/** What the papers of a quiz are made of, until one of these tables changes. */
const madeOf = ['lessons', 'question_banks', 'question_versions', 'questions', 'quiz_parts', 'quiz_rules'];

interface QuizAtHand {
  place: QuizPlace;
  rules: QuizRules;
  stock: QuizStock;
}

/**
 * The short way to a paper: whoever never met this quiz, and may take it, begins by one statement, drawn from what is at
 * hand. A thousand people may begin one exam within a second (SCL-2, ADR 102).
 */
@Injectable()
export class FirstAttempts {
  constructor(
    private readonly database: ReadDatabase,
    private readonly reads: SharedReads,
    private readonly quizzes: LessonQuizzes,
    private readonly rules: QuizRulesQueries,
    private readonly drawing: PaperDrawing,
  ) {}

  /** The new paper; undefined wherever there is anything to weigh, which `PaperService.start` does. */
  async begin(asked: AskedQuiz, viewer: Viewer): Promise<ReadPaper | undefined> {
    const { place, rules, stock } = await this.atHand(asked);
    if (rules.isPractice) return undefined;
    const drawn = await this.drawing.from(stock);
    if (drawn.questions.length === 0) return undefined;
    const now = new Date();
    const endsAt = rules.timeLimitMinutes ? new Date(now.getTime() + rules.timeLimitMinutes * 60_000) : null;
    const paper = { id: v7(), startedAt: now, endsAt, passMark: rules.passMark };
    if (!(await this.write(place, viewer.id, { ...paper, ...drawn }))) return undefined;
    return {
      showsKey: false,
      restsOn: nowhere,
      row: {
        id: paper.id,
        lesson_id: place.lessonId,
        course_id: place.courseId,
        number: 1,
        questions: drawn.questions,
        pass_mark: rules.passMark,
        started_at: now,
        ends_at: endsAt,
        submitted_at: null,
        score: null,
        has_passed: null,
        answers: [],
      },
    };
  }

  private atHand(asked: AskedQuiz): Promise<QuizAtHand> {
    const name = 'lessonId' in asked ? asked.lessonId : `final of ${asked.finalOf}`;
    return this.reads.read(`quiz to begin ${name}`, madeOf, async () => {
      const quiz =
        'lessonId' in asked
          ? await this.quizzes.forAuthor(asked.lessonId)
          : { ...finalOf(asked.finalOf), quiz: { questions: [] }, drawsQuestions: true };
      const place = { lessonId: quiz.lessonId, courseId: quiz.courseId };
      return { place, rules: await this.rules.of(place), stock: await this.drawing.stockToKeep(quiz) };
    });
  }

  /**
   * Writes it where its learner is enrolled in a course that is open, and has no attempt at this quiz of any kind. The
   * enrolment is locked as by every start; whoever comes at once with themselves finds the paper of the other.
   */
  private async write(
    { lessonId, courseId }: QuizPlace,
    userId: string,
    paper: DrawnPaper & { id: string; startedAt: Date; endsAt: Date | null; passMark: string },
  ): Promise<boolean> {
    const place = { lessonId, courseId };
    const allLessons = lessonId === null ? sql`and e.progress >= 100` : sql``;
    const { rows } = await sql`
      with mine as (
        select e.id from enrollments e join courses c on c.id = e.course_id
        where e.user_id = ${userId} and e.course_id = ${courseId} and not c.is_in_preparation ${allLessons}
        for no key update of e)
      insert into papers (id, user_id, lesson_id, course_id, number, questions, drawn, drawn_from, pass_mark, started_at,
        ends_at)
      select ${paper.id}::uuid, ${userId}::uuid, ${lessonId}::uuid, ${courseId}::uuid, 1,
        ${JSON.stringify(paper.questions)}::jsonb, ${paper.drawn}::int, ${paper.drawnFrom}::int,
        ${paper.passMark}::numeric, ${paper.startedAt}::timestamptz, ${paper.endsAt}::timestamptz
      from mine
      where not exists (select from papers p where p.user_id = ${userId} and ${standsAt(place, 'p')})
        and not exists (select from quiz_attempts q where q.user_id = ${userId} and q.lesson_id = ${lessonId}::uuid)
      on conflict do nothing returning id`.execute(this.database.over<QuestionsTables>());
    return rows.length > 0;
  }
}
