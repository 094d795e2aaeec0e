import { defineEntity } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex } from '#platform/database/columns';

/** Table `course_follows`: who waits for a course in preparation, once (CRS-10). */
export const CourseFollowSchema = defineEntity({
  name: 'CourseFollow',
  tableName: 'course_follows',
  indexes: [listIndex('course_follows', 'user_id', 'user_id')],
  uniques: [{ name: 'course_follows_course_id_user_id_unique', properties: ['courseId', 'userId'] }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    courseId: idOf('courses', 'cascade'),
    createdAt: createdAt(),
  },
});
