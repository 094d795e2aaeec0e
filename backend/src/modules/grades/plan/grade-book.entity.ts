import { defineEntity, p } from '@mikro-orm/core';
import { id, idOf, updatedAt } from '#platform/database/columns';

/** Table `grade_books`: courses whose gradebook somebody has written in; its row lets changes follow each other (GRD-1). */
export const GradeBookSchema = defineEntity({
  name: 'GradeBook',
  tableName: 'grade_books',
  uniques: [{ name: 'grade_books_course_id_unique', properties: ['courseId'] }],
  checks: [{ name: 'grade_books_version_check', expression: 'version >= 0' }],
  properties: {
    id: id(),
    courseId: idOf('courses', 'cascade'),
    /** Grows with each change of the settings; 0 before the first. */
    version: p.integer().default(0),
    updatedAt: updatedAt(),
  },
});

export class GradeBook extends GradeBookSchema.class {}
GradeBookSchema.setClass(GradeBook);
