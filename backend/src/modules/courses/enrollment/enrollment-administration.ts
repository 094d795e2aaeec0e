import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type AuthTables, UserNotFound } from '#modules/auth';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { EnrollmentHasProgress, EnrollmentNotFound } from '../courses.errors.js';
import { EnrollmentWithdrawn } from '../courses.events.js';
import type { CoursesTables } from '../courses.tables.js';
import { Enrollment } from '../enrollment.entity.js';
import { Lesson } from '../lesson/lesson.entity.js';
import { LessonProgress } from '../lesson/lesson-progress.entity.js';
import { findPlaceToTake, grantAtOnce } from '../place/place-at-joining.js';
import { EnrollmentService } from './enrollment.service.js';
import { findNamedCourses, type NamedCourse } from './named-courses.js';
import { StudentCounter } from './student-counter.js';

/** What administrators do with the enrolments of others (CON-1). */
@Injectable()
export class EnrollmentAdministration {
  constructor(
    private readonly transactions: Transactions,
    private readonly enrollments: EnrollmentService,
    private readonly students: StudentCounter,
  ) {}

  /**
   * Enrols somebody in a published course; answers the enrolment, also where it was there before. Where the course has a
   * price that is a place granted by the administrator, for which nothing was received (PAY-1).
   */
  async enroll(admin: Viewer, userId: string, courseId: string): Promise<string> {
    return this.transactions.run(async (em) => {
      const user = await em
        .getKysely<AuthTables>()
        .selectFrom('users')
        .select(['id', 'role'])
        .where('id', '=', userId)
        .executeTakeFirst();
      if (!user) throw new UserNotFound({}, { fields: [{ field: 'userId', code: 'auth.user_not_found' }] });
      await this.enrollWithPlace(em, admin, user, courseId);
      return (await em.findOneOrFail(Enrollment, { userId, courseId })).id;
    });
  }

  /** The published courses that a name in a file may mean. */
  async coursesNamed(names: readonly string[]): Promise<(name: string) => readonly NamedCourse[]> {
    return this.transactions.run((em) => findNamedCourses(em.getKysely<CoursesTables>(), names));
  }

  /** Enrols all who are not yet, or only tells who is; answers ids by `userId courseId`. */
  async enrollAll(
    admin: Viewer,
    places: readonly { userId: string; courseId: string }[],
    isDryRun: boolean,
  ): Promise<{ known: Map<string, string>; made: Map<string, string> }> {
    return this.transactions.run(async (em) => {
      const among = {
        userId: { $in: [...new Set(places.map(({ userId }) => userId))] },
        courseId: { $in: [...new Set(places.map(({ courseId }) => courseId))] },
      };
      const ids = async () =>
        new Map((await em.find(Enrollment, among)).map((one) => [`${one.userId} ${one.courseId}`, one.id]));
      const known = await ids();
      if (isDryRun) return { known, made: new Map<string, string>() };
      for (const { userId, courseId } of places) {
        if (!known.has(`${userId} ${courseId}`))
          await this.enrollWithPlace(em, admin, { id: userId, role: 'student' }, courseId);
      }
      return { known, made: await ids() };
    });
  }

  /**
   * Takes back an enrolment of which nothing was learnt; records of learners are never lost. The place with which it was
   * made stays granted until that is taken back too.
   */
  async withdraw(id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const enrollment = await em.findOne(Enrollment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!enrollment) throw new EnrollmentNotFound();
      const { userId, courseId } = enrollment;
      const lessonIds = (await em.find(Lesson, { courseId }, { fields: ['id'] })).map((lesson) => lesson.id);
      const started = await em.count(LessonProgress, { userId, lessonId: { $in: lessonIds } });
      if (Number(enrollment.progress) > 0 || started > 0) throw new EnrollmentHasProgress();
      await em.remove(enrollment).flush();
      this.transactions.record(new EnrollmentWithdrawn(userId, courseId, id));
      const rows = em.getKysely<CoursesTables>();
      await rows
        .updateTable('course_places')
        .set({ used_at: null, updated_at: sql`now()` })
        .where('user_id', '=', userId)
        .where('course_id', '=', courseId)
        .execute();
      await this.students.count(rows, courseId, -1);
    });
  }

  private async enrollWithPlace(em: EntityManager, admin: Viewer, user: Viewer, courseId: string): Promise<void> {
    const rows = em.getKysely<CoursesTables>();
    const course = await rows
      .selectFrom('courses')
      .select('price')
      .where('id', '=', courseId)
      .where('is_published', '=', true)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('enrollments as e')
              .select('e.id')
              .where('e.user_id', '=', user.id)
              .where('e.course_id', '=', courseId),
          ),
        ),
      )
      .executeTakeFirst();
    if (Number(course?.price ?? 0) > 0 && !(await findPlaceToTake(rows, user.id, courseId)))
      await grantAtOnce(rows, user.id, courseId, admin.id);
    await this.enrollments.enroll(user, courseId);
  }
}
