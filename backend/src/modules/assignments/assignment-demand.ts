import { markedWorkPassMark } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import {
  type CompletionDemand,
  CompletionDemands,
  type CountedScore,
  type LearnersCourse,
  type LearnersLesson,
  type MissingThing,
  type RunOfCourse,
  type ShownToModule,
  teaches,
  type WayStep,
} from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';
import type { AssignmentsTables } from './assignments.tables.js';
import { countsFor, countsForRun, isWorkOf, isWorkOfRun } from './submission/whose-work.js';

const marksEnough = ({ passMark }: { passMark: string }): boolean => Number(passMark) >= markedWorkPassMark;

/** The required assignments that this person has not passed. */
const notPassed = (em: EntityManager, userId: string) =>
  em
    .getKysely<AssignmentsTables>()
    .selectFrom('assignments as a')
    .select(['a.id', 'a.pass_mark'])
    .where('a.is_required', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('submissions as s')
            .select('s.id')
            .whereRef('s.assignment_id', '=', 'a.id')
            .where(countsFor(userId))
            .where('s.has_passed', '=', true),
        ),
      ),
    );

const toMissing = ({ id, pass_mark }: { id: string; pass_mark: string }): MissingThing => ({
  of: id,
  code: 'assignments.missing_pass',
  params: { mark: Number(pass_mark) },
});

/** What required assignments ask for before lessons and courses are complete, and what they bring to the grade (EVD-1, EVD-9, ASG-1). */
@Injectable()
export class AssignmentDemand implements CompletionDemand, OnModuleInit {
  constructor(
    private readonly demands: CompletionDemands,
    private readonly database: ReadDatabase,
  ) {}

  onModuleInit(): void {
    this.demands.register(this);
  }

  /** Each required assignment of the lesson that this person has not passed. */
  async missingOf(em: EntityManager, { userId, lessonId }: LearnersLesson): Promise<MissingThing[]> {
    const rows = await notPassed(em, userId).where('a.lesson_id', '=', lessonId).execute();
    return rows.map(toMissing);
  }

  /** The same of the whole course: on whichever lesson it hangs, or on none. */
  async missingOfCourse(em: EntityManager, { userId, courseId }: LearnersCourse): Promise<MissingThing[]> {
    const rows = await notPassed(em, userId).where('a.course_id', '=', courseId).execute();
    return rows.map(toMissing);
  }

  /** Every required assignment, those of lessons and those that hang on none. */
  async stepsOf(run: RunOfCourse): Promise<WayStep[]> {
    const { rows } = await sql<{
      id: string;
      lesson_id: string | null;
      title_ar: string;
      title_en: string;
      pass_mark: string;
      has_passed: boolean;
      is_waiting: boolean;
      best_score: string | null;
    }>`
      select a.id, a.lesson_id, a.title_ar, a.title_en, a.pass_mark::text as pass_mark,
        coalesce(bool_or(s.has_passed and ${countsForRun(run)}), false) as has_passed,
        coalesce(bool_or(s.state = 'waiting'), false) as is_waiting,
        max(s.score) filter (where ${countsForRun(run)})::text as best_score
      from assignments a
      left join submissions s on s.assignment_id = a.id and ${isWorkOfRun(run)}
      where a.course_id = ${run.courseId} and a.is_required
      group by a.id
      order by a.created_at, a.id`.execute(this.database.over<AssignmentsTables>());
    return rows.map((row) => ({
      kind: 'assignment',
      id: row.id,
      lessonId: row.lesson_id,
      title: { ar: row.title_ar, en: row.title_en },
      state: row.has_passed ? 'done' : row.is_waiting ? 'waiting' : 'open',
      passMark: row.pass_mark,
      bestScore: row.best_score,
      attemptsLeft: null,
      startsAt: null,
    }));
  }

  /** Work that waits for a mark, a group's included. */
  async waitingOf(em: EntityManager, { userId, courseId }: LearnersCourse): Promise<MissingThing[]> {
    const row = await em
      .getKysely<AssignmentsTables>()
      .selectFrom('submissions as s')
      .innerJoin('assignments as a', 'a.id', 's.assignment_id')
      .select('s.id')
      .where('a.course_id', '=', courseId)
      .where('s.state', '=', 'waiting')
      .where(isWorkOf(userId))
      .limit(1)
      .executeTakeFirst();
    return row ? [{ code: 'assignments.waits_mark' }] : [];
  }

  /** Assignments say nothing of quizzes. */
  quizTermsOf() {
    return Promise.resolve({ isPractice: true, isTimed: false });
  }

  /**
   * A where a person has marked, and let pass by a mark that says something, all that the course requires, of a group for
   * those who took part. Who teaches the course with whatever right wrote, or chose, who marks: that proves nothing (EVD-8).
   */
  async evidenceOf(em: EntityManager, userId: string, courseId: string): Promise<ShownToModule> {
    const rows = await em
      .getKysely<AssignmentsTables>()
      .selectFrom('assignments as a')
      .select(['a.title_ar', 'a.title_en', teaches(userId, 'assist', sql`a.course_id`).as('is_own')])
      // The pass mark of the day on which it was handed in, whatever the assignment says by now.
      .select(({ selectFrom }) =>
        selectFrom('submissions as s')
          .innerJoin('submission_marks as m', 'm.submission_id', 's.id')
          .select('s.pass_mark')
          .whereRef('s.assignment_id', '=', 'a.id')
          .where(countsFor(userId))
          .where('s.has_passed', '=', true)
          .where('m.marked_by', 'is distinct from', userId)
          .orderBy('s.pass_mark', 'desc')
          .limit(1)
          .as('pass_mark'),
      )
      .where('a.course_id', '=', courseId)
      .where('a.is_required', '=', true)
      .orderBy('a.created_at')
      .orderBy('a.id')
      .execute();
    const parts = rows.flatMap(({ title_ar, title_en, pass_mark }) =>
      pass_mark === null
        ? []
        : [
            {
              kind: 'work' as const,
              titleAr: title_ar,
              titleEn: title_en,
              passMark: pass_mark,
              questions: null,
              drawnFrom: null,
            },
          ],
    );
    const isAll = parts.length > 0 && parts.length === rows.length && !rows.some(({ is_own }) => is_own);
    return { grade: isAll && parts.every(marksEnough) ? 'A' : 'C', parts };
  }

  /** The best score of each required assignment of a lesson; 0 where nothing was marked yet. */
  async scoresOf(em: EntityManager, userId: string, courseId: string): Promise<CountedScore[]> {
    const { rows } = await sql<{ id: string; score: string }>`
      select a.id, coalesce(max(s.score), 0)::text as score
      from assignments a
      left join submissions s on s.assignment_id = a.id and ${countsFor(userId)}
      where a.course_id = ${courseId} and a.lesson_id is not null and a.is_required
      group by a.id`.execute(em.getKysely<AssignmentsTables>());
    return rows.map((row) => ({ kind: 'assignment', ...row }));
  }
}
