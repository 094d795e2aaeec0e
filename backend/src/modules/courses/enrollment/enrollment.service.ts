import { Inject, Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { CrowdedWrites } from '#platform/counters/crowded-writes';
import { Transactions } from '#platform/database/transactions';
import { CourseInPreparation, CourseNotFound, PlaceNeeded } from '../courses.errors.js';
import { LearnerEnrolled } from '../courses.events.js';
import type { CoursesTables } from '../courses.tables.js';
import { LessonRecount } from '../lesson/authoring/lesson-recount.js';
import { placeIsOf } from '../place/place.queries.js';
import { findPlaceToTake, grantAtOnce, takePlace } from '../place/place-at-joining.js';
import { restoreLeft } from './returning.js';
import { StudentCounter } from './student-counter.js';

@Injectable()
export class EnrollmentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly writes: CrowdedWrites,
    private readonly recount: LessonRecount,
    private readonly students: StudentCounter,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * Enrols once, however often it is called: the unique constraint decides, and only the call that wrote the row counts
   * the student (ENR-1, ENR-2). Tells whether this call did. A course with a price takes a granted place; the
   * demonstration grants a free one at once (PAY-1). Who left within the last year goes on where they were (LRN-2).
   */
  async enroll(viewer: Viewer, courseId: string): Promise<boolean> {
    return this.writes.run(async (em) => {
      const rows = em.getKysely<CoursesTables>();
      const course = await standing(rows, viewer.id, courseId);
      if (!course) throw new CourseNotFound();
      if (course.is_enrolled) return false;
      // A draft stays with those who enrolled before it became one again.
      if (!course.is_published) throw new CourseNotFound();
      if (course.is_in_preparation) throw new CourseInPreparation();
      const hasPrice = Number(course.price) > 0;
      const isGranted = hasPrice && this.config.demoMode;
      if (isGranted) await grantAtOnce(rows, viewer.id, courseId, null);
      const place = isGranted || course.has_place ? await findPlaceToTake(rows, viewer.id, courseId) : undefined;
      if (hasPrice && !place) throw new PlaceNeeded();
      const paid = place?.amount_received ?? '0';
      const returned = course.has_left ? await restoreLeft(rows, viewer.id, courseId, paid) : undefined;
      const enrollmentId = returned ?? (await insertOnce(rows, viewer.id, courseId, paid));
      if (!enrollmentId) return false;
      if (place) await takePlace(rows, place, viewer.id, courseId);
      await this.students.count(rows, courseId, 1);
      // Lessons may have come and gone in the meantime.
      if (returned) await this.recount.ofReturned(em, courseId, viewer.id);
      this.transactions.record(new LearnerEnrolled(viewer.id, courseId, enrollmentId, new Date()));
      return true;
    });
  }
}

type Rows = Kysely<CoursesTables>;

/** The id of the row when this call wrote it; a simultaneous call is waited for. */
async function insertOnce(rows: Rows, userId: string, courseId: string, paid: string): Promise<string | undefined> {
  const inserted = await rows
    .insertInto('enrollments')
    .values({
      id: v7(),
      user_id: userId,
      course_id: courseId,
      price_paid: paid,
      last_activity_at: null,
      completed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'course_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** The course, and all that decides how somebody joins it: of thousands nearly everybody does so for the first time. */
function standing(rows: Rows, userId: string, courseId: string) {
  const own = (table: 'enrollments' | 'left_enrollments') =>
    sql<boolean>`exists (select from ${sql.table(table)} o where o.course_id = c.id and o.user_id = ${userId})`;
  return rows
    .selectFrom('courses as c')
    .select(['c.price', 'c.is_published', 'c.is_in_preparation'])
    .select([own('enrollments').as('is_enrolled'), own('left_enrollments').as('has_left')])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('course_places as p')
            .select('p.id')
            .whereRef('p.course_id', '=', 'c.id')
            .where('p.state', '=', 'granted')
            .where(placeIsOf(userId)),
        )
        .as('has_place'),
    )
    .where('c.id', '=', courseId)
    .executeTakeFirst();
}
