import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { CourseCompletion } from '../../completion/course-completion.js';
import { Course } from '../../course/course.entity.js';
import type { CoursesTables } from '../../courses.tables.js';
import { Enrollment } from '../../enrollment.entity.js';

/** What follows when a course gains or loses lessons; its row is locked by then. */
@Injectable()
export class LessonRecount {
  constructor(private readonly completion: CourseCompletion) {}

  /**
   * Brings the number of lessons and the learners' percentages in line with the lessons as they are now (ENR-3). In
   * preparation learners from before keep what they have until the course opens (CRS-10).
   */
  async ofCourse(em: EntityManager, courseId: string): Promise<void> {
    await em.flush();
    const course = await em
      .getKysely<CoursesTables>()
      .updateTable('courses')
      .set((eb) => ({
        lessons_count: eb
          .selectFrom('lessons')
          .select(sql<number>`count(*)::int`.as('n'))
          .where('course_id', '=', courseId),
      }))
      .where('id', '=', courseId)
      .returning('is_in_preparation')
      .executeTakeFirst();
    if (course?.is_in_preparation) return;
    await this.learners(em, courseId);
  }

  /** The same for somebody who comes back to a course whose lessons came and went meanwhile (LRN-2). */
  async ofReturned(em: EntityManager, courseId: string, userId: string): Promise<void> {
    await this.learners(em, courseId, userId);
  }

  private async learners(em: EntityManager, courseId: string, userId?: string): Promise<void> {
    const transaction = em.getKysely<CoursesTables>();
    // Locked first: the statement after this one then sees what learners reported in the meantime.
    await transaction
      .selectFrom('enrollments as e')
      .select('e.id')
      .where('e.course_id', '=', courseId)
      .where('e.completed_at', 'is', null)
      .$if(userId !== undefined, (query) => query.where('e.user_id', '=', userId!))
      .orderBy('e.id')
      .forUpdate()
      .execute();
    const whose = userId ? sql`and e.user_id = ${userId}` : sql``;
    const { rows } = await recomputedProgress(courseId, whose).execute(transaction);
    const finished = rows.filter(({ progress }) => Number(progress) >= 100);
    if (finished.length > 0)
      await this.complete(
        em,
        courseId,
        finished.map(({ id }) => id),
      );
  }

  /** Taking a lesson away can leave a learner with nothing more to do: that is completion too (CRT-1). */
  private async complete(em: EntityManager, courseId: string, enrollmentIds: string[]): Promise<void> {
    const course = await em.findOneOrFail(Course, { id: courseId }, { refresh: true });
    const now = new Date();
    for (const enrollment of await em.find(Enrollment, { id: { $in: enrollmentIds } }, { refresh: true }))
      await this.completion.reach(em, course, enrollment, now);
  }
}

/** A completed course stays completed (ENR-3), and an imported enrolment without any record keeps its percentage (LSN-1). */
const recomputedProgress = (courseId: string, whose: RawBuilder<unknown>) => sql<{ id: string; progress: string }>`
  with done as (
    select p.user_id, count(*) filter (where p.is_completed) as lessons
    from lesson_progress p join lessons l on l.id = p.lesson_id
    where l.course_id = ${courseId}
    group by p.user_id
  )
  update enrollments e
  set progress = least(100, round(100.0 * done.lessons / c.lessons_count, 2))
  from done, courses c
  where e.course_id = ${courseId} and c.id = e.course_id and c.lessons_count > 0
    and e.user_id = done.user_id and e.completed_at is null ${whose}
  returning e.id, e.progress`;
