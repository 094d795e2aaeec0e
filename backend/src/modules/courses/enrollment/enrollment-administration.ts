import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { type AuthTables, UserNotFound } from '#modules/auth';
import { Transactions } from '#platform/database/transactions';
import { EnrollmentHasProgress, EnrollmentNotFound } from '../courses.errors.js';
import type { CoursesTables } from '../courses.tables.js';
import { LessonProgress } from '../lesson/lesson-progress.entity.js';
import { Lesson } from '../lesson/lesson.entity.js';
import { Enrollment } from './enrollment.entity.js';
import { EnrollmentService } from './enrollment.service.js';

/** What administrators do with the enrolments of others (CON-1). */
@Injectable()
export class EnrollmentAdministration {
  constructor(
    private readonly transactions: Transactions,
    private readonly enrollments: EnrollmentService,
  ) {}

  /** Enrols somebody in a published course; answers the enrolment, also where it was there before. */
  async enroll(userId: string, courseId: string): Promise<string> {
    return this.transactions.run(async (em) => {
      const user = await em
        .getKysely<AuthTables>()
        .selectFrom('users')
        .select(['id', 'role'])
        .where('id', '=', userId)
        .executeTakeFirst();
      if (!user) throw new UserNotFound({}, { fields: [{ field: 'userId', code: 'auth.user_not_found' }] });
      await this.enrollments.enroll(user, courseId);
      return (await em.findOneOrFail(Enrollment, { userId, courseId })).id;
    });
  }

  /** Takes back an enrolment of which nothing was learnt; records of learners are never lost. */
  async withdraw(id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const enrollment = await em.findOne(Enrollment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!enrollment) throw new EnrollmentNotFound();
      const { userId, courseId } = enrollment;
      const lessonIds = (await em.find(Lesson, { courseId }, { fields: ['id'] })).map((lesson) => lesson.id);
      const started = await em.count(LessonProgress, { userId, lessonId: { $in: lessonIds } });
      if (Number(enrollment.progress) > 0 || started > 0) throw new EnrollmentHasProgress();
      await em.remove(enrollment).flush();
      await em
        .getKysely<CoursesTables>()
        .updateTable('courses')
        .set((column) => ({ students_count: column('students_count', '-', 1) }))
        .where('id', '=', courseId)
        .execute();
    });
  }
}
