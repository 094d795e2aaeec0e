import { defineEntity } from '@mikro-orm/core';
import { id, idOf, listIndex, slugOf } from '#platform/database/columns';

/** Table `course_skills`: what a course teaches, written by a trigger on the skills of `courses`. */
export const CourseSkillSchema = defineEntity({
  name: 'CourseSkill',
  tableName: 'course_skills',
  uniques: [{ name: 'course_skills_course_id_skill_id_unique', properties: ['courseId', 'skillId'] }],
  indexes: [listIndex('course_skills', 'skill_id', 'skill_id')],
  properties: {
    id: id(),
    courseId: idOf('courses', 'cascade'),
    skillId: slugOf('skills', 'cascade'),
  },
});
