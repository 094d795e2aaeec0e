import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import {
  type CompletionDemand,
  CompletionDemands,
  type CountedScore,
  type LearnersLesson,
  type MissingThing,
} from '#modules/courses';
import type { AssignmentsTables } from './assignments.tables.js';

/** What required assignments of lessons ask for before these are complete, and what they bring to the grade (EVD-1, ASG-1). */
@Injectable()
export class AssignmentDemand implements CompletionDemand, OnModuleInit {
  constructor(private readonly demands: CompletionDemands) {}

  onModuleInit(): void {
    this.demands.register(this);
  }

  /** Each required assignment of the lesson that this person has not passed. */
  async missingOf(em: EntityManager, { userId, lessonId }: LearnersLesson): Promise<MissingThing[]> {
    const rows = await em
      .getKysely<AssignmentsTables>()
      .selectFrom('assignments as a')
      .select('a.pass_mark')
      .where('a.lesson_id', '=', lessonId)
      .where('a.is_required', '=', true)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('submissions as s')
              .select('s.id')
              .whereRef('s.assignment_id', '=', 'a.id')
              .where('s.user_id', '=', userId)
              .where('s.has_passed', '=', true),
          ),
        ),
      )
      .execute();
    return rows.map(({ pass_mark }) => ({ code: 'assignments.missing_pass', params: { mark: Number(pass_mark) } }));
  }

  /** Assignments say nothing of quizzes. */
  quizTermsOf() {
    return Promise.resolve({ isPractice: true, isTimed: false });
  }

  /** A person has marked, and let pass, what a lesson of the course required. */
  async evidenceOf(em: EntityManager, userId: string, courseId: string) {
    const passed = await em
      .getKysely<AssignmentsTables>()
      .selectFrom('submissions as s')
      .innerJoin('assignments as a', 'a.id', 's.assignment_id')
      .select('s.id')
      .where('a.course_id', '=', courseId)
      .where('a.lesson_id', 'is not', null)
      .where('a.is_required', '=', true)
      .where('s.user_id', '=', userId)
      .where('s.has_passed', '=', true)
      .limit(1)
      .executeTakeFirst();
    return passed ? ('A' as const) : ('C' as const);
  }

  /** The best score of each required assignment of a lesson; 0 where nothing was marked yet. */
  async scoresOf(em: EntityManager, userId: string, courseId: string): Promise<CountedScore[]> {
    const { rows } = await sql<{ id: string; score: string }>`
      select a.id, coalesce(max(s.score), 0)::text as score
      from assignments a
      left join submissions s on s.assignment_id = a.id and s.user_id = ${userId}
      where a.course_id = ${courseId} and a.lesson_id is not null and a.is_required
      group by a.id`.execute(em.getKysely<AssignmentsTables>());
    return rows.map((row) => ({ kind: 'assignment', ...row }));
  }
}
