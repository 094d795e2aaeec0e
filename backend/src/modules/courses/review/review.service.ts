import { limits } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { takeTurn } from '#platform/database/turns';
import { Course } from '../course/course.entity.js';
import { mayViewCourse } from '../course/course.policy.js';
import { standingIn } from '../course/course-rights.js';
import { CourseInPreparation, CourseNotFound, NotEnrolled, ReviewTooEarly } from '../courses.errors.js';
import { CourseReviewed } from '../courses.events.js';
import type { CoursesTables } from '../courses.tables.js';
import { Enrollment } from '../enrollment.entity.js';
import { courseOfPlace } from '../place/course-of-place.js';
import type { ReviewDto } from './review.dto.js';

/** Rating a course (CRS-6). */
@Injectable()
export class ReviewService {
  constructor(private readonly transactions: Transactions) {}

  /** Writes the caller's review, or changes the one that exists; the course's average follows in the same transaction. */
  async rate(
    viewer: Viewer,
    courseId: string,
    { rating, text }: ReviewDto,
  ): Promise<{ reviewId: string; isNew: boolean }> {
    return this.transactions.run(async (em) => {
      // So that the averages of two reviewers count each other; who joins meanwhile waits for neither (SCL-3).
      await takeTurn(em, `reviews of ${courseId}`);
      const course = await em.findOne(Course, { id: courseId });
      const enrollment = await em.findOne(Enrollment, { userId: viewer.id, courseId });
      if (!course || !mayViewCourse(await standingIn(em, viewer, course), viewer, enrollment !== null))
        throw new CourseNotFound();
      if (course.isInPreparation) throw new CourseInPreparation();
      if (!enrollment) throw new NotEnrolled();
      if (Number(enrollment.progress) < limits.reviewMinimumProgress) {
        throw new ReviewTooEarly({ minimum: limits.reviewMinimumProgress });
      }
      const transaction = em.getKysely<CoursesTables>();
      const review = await transaction
        .insertInto('course_reviews')
        .values({ id: v7(), user_id: viewer.id, course_id: courseId, rating, text })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'course_id']).doUpdateSet({ rating, text, updated_at: sql`now()` }),
        )
        .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
        .executeTakeFirstOrThrow();
      await sql`
        update courses set (rating, reviews_count) =
          (select coalesce(round(avg(rating), 2), 0), count(*) from course_reviews where course_id = ${courseId})
        where id = ${courseId}`.execute(transaction);
      if (review.is_new) {
        this.transactions.record(new CourseReviewed(courseOfPlace(course), review.id, rating));
      }
      return { reviewId: review.id, isNew: review.is_new };
    });
  }
}
