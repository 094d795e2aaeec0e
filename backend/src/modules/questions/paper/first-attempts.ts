import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { LessonQuizzes } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { GatheredCalls } from '#platform/database/gathered-calls';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { SharedReads } from '#platform/kept-reads/shared-reads';
import { type DrawnPaper, PaperDrawing } from '../drawing/paper-drawing.js';
import type { QuizStock } from '../drawing/quiz-stock.js';
import type { QuestionsTables } from '../questions.tables.js';
import { finalOf, type QuizPlace } from '../quiz-place.js';
import type { AskedQuiz } from '../rules/quiz-access.js';
import { type QuizRules, QuizRulesQueries } from '../rules/quiz-rules.js';
import { hidden, nowhere, type ReadPaper } from './paper.queries.js';

/** A paper has its questions with it, some ten kilobytes. */
const limits = { atOnce: 2, inOne: 40 };

/** A paper to be written; times are what PostgreSQL reads. */
interface FirstPaper extends QuizPlace, DrawnPaper {
  id: string;
  userId: string;
  startedAt: Date;
  endsAt: Date | null;
  passMark: string;
  attempts: number;
  pauseMinutes: number;
}

interface QuizAtHand {
  place: QuizPlace;
  rules: QuizRules;
  stock: QuizStock;
}

/**
 * The short way to a paper: whoever never met this quiz, and may take it, begins by one statement, drawn from what is at
 * hand, together with all who begin at the same time. Thousands may begin one exam within a second (SCL-2, ADR 102).
 */
@Injectable()
export class FirstAttempts {
  private readonly writes = new GatheredCalls(limits, (papers: readonly FirstPaper[]) => this.writeAll(papers));

  constructor(
    private readonly database: ReadDatabase,
    private readonly transactions: Transactions,
    private readonly reads: SharedReads,
    private readonly quizzes: LessonQuizzes,
    private readonly rules: QuizRulesQueries,
    private readonly drawing: PaperDrawing,
  ) {}

  /** The new paper; undefined wherever there is anything to weigh, which `PaperService.start` does. */
  async begin(asked: AskedQuiz, viewer: Viewer): Promise<ReadPaper | undefined> {
    // What belongs to a transaction, as under an `Idempotency-Key`, can't go with others.
    if (this.transactions.open()) return undefined;
    // What administrators write stands in the audit log, which only transactions tell (CON-2).
    if (viewer.role === 'admin') return undefined;
    const { place, rules, stock } = await this.atHand(asked);
    if (rules.isPractice) return undefined;
    const drawn = await this.drawing.from(stock);
    if (drawn.questions.length === 0) return undefined;
    const now = new Date();
    const endsAt = rules.timeLimitMinutes ? new Date(now.getTime() + rules.timeLimitMinutes * 60_000) : null;
    const { passMark, attempts, pauseMinutes } = rules;
    const paper = { id: v7(), startedAt: now, endsAt, passMark, attempts, pauseMinutes };
    if (!(await this.writes.ask({ ...paper, ...drawn, ...place, userId: viewer.id }))) return undefined;
    return {
      showsKeyOf: hidden,
      restsOn: nowhere,
      row: {
        id: paper.id,
        lesson_id: place.lessonId,
        course_id: place.courseId,
        number: 1,
        questions: drawn.questions,
        pass_mark: passMark,
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
    return this.reads.read(`quiz to begin ${name}`, async () => {
      const quiz =
        'lessonId' in asked
          ? await this.quizzes.forAuthor(asked.lessonId)
          : { ...finalOf(asked.finalOf), questions: [], drawsQuestions: true };
      const place = { lessonId: quiz.lessonId, courseId: quiz.courseId };
      return { place, rules: await this.rules.of(place), stock: await this.drawing.stockToKeep(quiz) };
    });
  }

  /**
   * Writes them where their learners are enrolled in a course that is open, and have no attempt at this quiz of any kind.
   * The enrolment is locked as by every start; who has it locked already takes the long way, which waits.
   *
   * @returns whether it was written, in the order of what was asked
   */
  private async writeAll(papers: readonly FirstPaper[]): Promise<boolean[]> {
    const { rows } = await sql<{ id: string }>`
      with sent as (
        select * from jsonb_to_recordset(${JSON.stringify(papers)}::jsonb) as s(id uuid, "userId" uuid, "lessonId" uuid,
          "courseId" uuid, questions jsonb, drawn int, "drawnFrom" int, "passMark" numeric, attempts int,
          "pauseMinutes" int, "startedAt" timestamptz, "endsAt" timestamptz)),
      mine as (
        select s.* from sent s
        join enrollments e on e.user_id = s."userId" and e.course_id = s."courseId"
        join courses c on c.id = e.course_id
        where not c.is_in_preparation and (s."lessonId" is not null or e.progress >= 100)
        for no key update of e skip locked)
      insert into papers (id, user_id, lesson_id, course_id, number, questions, drawn, drawn_from, pass_mark, attempts,
        pause_minutes, started_at, ends_at)
      select id, "userId", "lessonId", "courseId", 1, questions, drawn, "drawnFrom", "passMark", attempts,
        "pauseMinutes", "startedAt", "endsAt"
      from mine m
      where not exists (select from papers p where p.user_id = m."userId" and (p.lesson_id = m."lessonId"
          or m."lessonId" is null and p.lesson_id is null and p.course_id = m."courseId"))
        and not exists (select from quiz_attempts q where q.user_id = m."userId" and q.lesson_id = m."lessonId")
      on conflict do nothing returning id`.execute(this.database.over<QuestionsTables>());
    const written = new Set(rows.map(({ id }) => id));
    return papers.map(({ id }) => written.has(id));
  }
}
