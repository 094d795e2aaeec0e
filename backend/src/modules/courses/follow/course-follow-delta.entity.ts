import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf } from '#platform/database/columns';

/** Table `course_follow_deltas`: followers that are not yet in `courses.followers_count` (SCL-3, ADR 141). */
export const CourseFollowDeltaSchema = defineEntity({
  name: 'CourseFollowDelta',
  tableName: 'course_follow_deltas',
  indexes: [{ name: 'course_follow_deltas_course_id_index', properties: ['courseId'] }],
  properties: {
    id: id(),
    courseId: idOf('courses', 'cascade'),
    followers: p.integer(),
    createdAt: createdAt(),
  },
});
