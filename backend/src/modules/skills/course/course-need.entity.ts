import { defineEntity, p } from '@mikro-orm/core';
import { id, idOf, listIndex, slugOf } from '#platform/database/columns';

/** Table `course_needs`: what a course needs before, written by a trigger on the needs of `courses` (PRE-1). */
export const CourseNeedSchema = defineEntity({
  name: 'CourseNeed',
  tableName: 'course_needs',
  uniques: [{ name: 'course_needs_course_id_skill_id_unique', properties: ['courseId', 'skillId'] }],
  indexes: [listIndex('course_needs', 'skill_id', 'skill_id')],
  checks: [{ name: 'course_needs_level_check', expression: 'level >= 1 and level <= 5' }],
  properties: {
    id: id(),
    courseId: idOf('courses', 'cascade'),
    skillId: slugOf('skills', 'cascade'),
    /** 1 to 5. */
    level: p.integer(),
  },
});
