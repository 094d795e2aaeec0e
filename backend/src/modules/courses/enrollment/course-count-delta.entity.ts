import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf } from '#platform/database/columns';

/** Table `course_count_deltas`: joins and leavings that are not yet in `courses.students_count` (SCL-3, ADR 141). */
export const CourseCountDeltaSchema = defineEntity({
  name: 'CourseCountDelta',
  tableName: 'course_count_deltas',
  indexes: [{ name: 'course_count_deltas_course_id_index', properties: ['courseId'] }],
  properties: {
    id: id(),
    courseId: idOf('courses', 'cascade'),
    students: p.integer(),
    createdAt: createdAt(),
  },
});
