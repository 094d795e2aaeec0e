import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { EnrollmentNotFound } from '../courses.errors.js';
import { LearnerLeft } from '../courses.events.js';
import type { CoursesTables } from '../courses.tables.js';
import { keptColumns } from './returning.js';
import { StudentCounter } from './student-counter.js';

/** Leaving a course (LRN-2). */
@Injectable()
export class LeavingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly students: StudentCounter,
  ) {}

  /**
   * Ends the learner's enrolment. The records of lessons and quizzes stay for a year, in case they come back; the place
   * with which they joined is theirs to join with again, and certificates stay.
   */
  async leave(viewer: Viewer, courseId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const rows = em.getKysely<CoursesTables>();
      // The course first, as whoever changes its lessons does, so that the two never wait for each other.
      await rows.selectFrom('courses').select('id').where('id', '=', courseId).forUpdate().execute();
      const enrollment = await rows
        .with('gone', (every) =>
          every
            .deleteFrom('enrollments')
            .where('user_id', '=', viewer.id)
            .where('course_id', '=', courseId)
            .returning(keptColumns),
        )
        .insertInto('left_enrollments')
        .columns(keptColumns)
        .expression((eb) => eb.selectFrom('gone').select(keptColumns))
        .returning('id')
        .executeTakeFirst();
      if (!enrollment) throw new EnrollmentNotFound();
      await rows
        .updateTable('course_places')
        .set({ used_at: null, updated_at: sql`now()` })
        .where('user_id', '=', viewer.id)
        .where('course_id', '=', courseId)
        .execute();
      await this.students.count(rows, courseId, -1);
      this.transactions.record(new LearnerLeft(viewer.id, courseId, enrollment.id, new Date()));
    });
  }
}
