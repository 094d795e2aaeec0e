import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, updatedAt } from '#platform/database/columns';

/** Table `course_reviews`: one rating per learner and course (CRS-6). */
export const CourseReviewSchema = defineEntity({
  name: 'CourseReview',
  tableName: 'course_reviews',
  indexes: [listIndex('course_reviews', 'course_id_created_at', 'course_id, created_at desc, id desc')],
  uniques: [{ name: 'course_reviews_user_id_course_id_unique', properties: ['userId', 'courseId'] }],
  checks: [{ name: 'course_reviews_rating_check', expression: 'rating >= 1 and rating <= 5' }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    courseId: idOf('courses', 'cascade'),
    /** Stars, 1 to 5. */
    rating: p.integer(),
    text: p.text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
