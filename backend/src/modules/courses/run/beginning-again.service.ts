import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import {
  CompletionDemands,
  type MissingThing,
  namedMissing,
  type RunOfCourse,
} from '../completion/completion-demands.js';
import { CourseCertificates } from '../completion/course-certificates.js';
import { CourseCompletion } from '../completion/course-completion.js';
import {
  CourseInPreparation,
  CourseNotFound,
  EnrollmentNotFound,
  RunNotComplete,
  RunWaits,
} from '../courses.errors.js';
import { LearnerEnrolled, RunEnded } from '../courses.events.js';
import type { CoursesTables } from '../courses.tables.js';
import { setAside } from '../rows-of-runs.js';

/** Taking a course again (RUN-1, ADR 150). */
@Injectable()
export class BeginningAgain {
  constructor(
    private readonly transactions: Transactions,
    private readonly completion: CourseCompletion,
    private readonly demands: CompletionDemands,
    private readonly certificates: CourseCertificates,
  ) {}

  /**
   * Ends the run that is named, which has to be complete with nothing under way, and begins another from 0 %. Once for
   * each run, however often it is called; tells whether this call did.
   */
  async begin(viewer: Viewer, courseId: string, after: string): Promise<boolean> {
    return this.transactions.run(async (em) => {
      const rows = em.getKysely<CoursesTables>();
      const course = await locked(rows, courseId);
      const enrollment = await this.completion.lock(em, viewer.id, courseId);
      if (await hasEnded(rows, viewer.id, courseId, after)) return false;
      if (enrollment?.id !== after) throw new EnrollmentNotFound();
      if (!course?.is_published) throw new CourseNotFound();
      if (course.is_in_preparation) throw new CourseInPreparation();
      if (!enrollment.completedAt) throw new RunNotComplete();
      const waiting = await this.waitingOf(em, { userId: viewer.id, courseId });
      if (waiting.length > 0) throw new RunWaits({}, { members: { missing: namedMissing(waiting) } });
      const now = new Date();
      await keepEnded(rows, after, now);
      await setRecordsAside(rows, { userId: viewer.id, courseId, endedEnrollmentId: after });
      const id = v7();
      await rows
        .updateTable('enrollments')
        .set({ id, progress: '0', completed_at: null, enrolled_at: now, last_activity_at: null })
        .where('id', '=', after)
        .execute();
      this.transactions.record(new RunEnded(viewer.id, courseId, after));
      this.transactions.record(new LearnerEnrolled(viewer.id, courseId, id, now));
      return true;
    });
  }

  private async waitingOf(em: EntityManager, learner: { userId: string; courseId: string }): Promise<MissingThing[]> {
    const certificate = await this.certificates.certifier.waitingOf(em, learner);
    return [...certificate, ...(await this.demands.waitingOf(em, learner))];
  }
}

type Rows = Kysely<CoursesTables>;

/** The course first, as whoever changes its lessons does. */
const locked = (rows: Rows, courseId: string) =>
  rows
    .selectFrom('courses')
    .select(['is_published', 'is_in_preparation'])
    .where('id', '=', courseId)
    .forUpdate()
    .executeTakeFirst();

async function hasEnded(rows: Rows, userId: string, courseId: string, id: string): Promise<boolean> {
  const row = await rows
    .selectFrom('ended_enrollments')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was paid stays with the place, with which the next run goes on. */
async function keepEnded(rows: Rows, enrollmentId: string, now: Date): Promise<void> {
  const kept = ['id', 'user_id', 'course_id', 'progress', 'completed_at', 'enrolled_at', 'last_activity_at'] as const;
  await rows
    .insertInto('ended_enrollments')
    .columns([...kept, 'ended_at'])
    .expression((eb) =>
      eb
        .selectFrom('enrollments')
        .select(kept)
        .select(sql<Date>`${now}::timestamptz`.as('ended_at'))
        .where('id', '=', enrollmentId),
    )
    .execute();
}

/** What this module holds of the run; modules above hear of its end. */
async function setRecordsAside(rows: Rows, run: RunOfCourse & { endedEnrollmentId: string }): Promise<void> {
  const ofCourse = sql`t.lesson_id in (select l.id from lessons l where l.course_id = ${run.courseId})`;
  for (const table of ['lesson_progress', 'shown_lessons', 'lesson_times', 'quiz_attempts'] as const)
    await setAside(table, run, ofCourse).execute(rows);
}
