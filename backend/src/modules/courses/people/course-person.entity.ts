import { courseRights } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, updatedAt } from '#platform/database/columns';

/**
 * Table `course_people`: who teaches a course, each with one right (CRS-14). The row of the owner is written by the
 * database, out of `courses.instructor_id`.
 */
export const CoursePersonSchema = defineEntity({
  name: 'CoursePerson',
  tableName: 'course_people',
  indexes: [listIndex('course_people', 'user_id', 'user_id'), listIndex('course_people', 'given_by', 'given_by')],
  uniques: [
    { name: 'course_people_course_id_user_id_unique', properties: ['courseId', 'userId'] },
    { name: 'course_people_owner_unique', properties: ['courseId'], where: `"right" = 'owner'` },
  ],
  properties: {
    id: id(),
    courseId: idOf('courses', 'cascade'),
    userId: idOf('users', 'cascade'),
    right: p.enum(courseRights),
    /** Absent for the owner, and once that account is gone. */
    givenBy: idOf('users', 'set null').nullable(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
