import { gradeItemKinds } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, decimal, id, idOf, listIndex } from '#platform/database/columns';

/** Table `grade_items`: items marked by hand, and what a gradebook says of a course's quizzes and assignments (GRD-1). */
export const GradeItemSchema = defineEntity({
  name: 'GradeItem',
  tableName: 'grade_items',
  indexes: [
    listIndex('grade_items', 'course', 'course_id, created_at, id'),
    { name: 'grade_items_category_id_index', properties: ['categoryId'] },
  ],
  uniques: [
    { name: 'grade_items_lesson_id_unique', properties: ['lessonId'] },
    { name: 'grade_items_assignment_id_unique', properties: ['assignmentId'] },
    { name: 'grade_items_one_final_unique', properties: ['courseId'], where: `kind = 'final'` },
  ],
  checks: [
    { name: 'grade_items_points_check', expression: 'points > 0' },
    {
      name: 'grade_items_source_check',
      expression: `(kind = 'quiz') = (lesson_id is not null) and (kind = 'assignment') = (assignment_id is not null) and (kind = 'manual') = (title_ar is not null) and (kind = 'manual') = (title_en is not null)`,
    },
  ],
  properties: {
    id: id(),
    courseId: idOf('courses', 'cascade'),
    kind: p.enum(gradeItemKinds),
    /** Of a quiz. */
    lessonId: idOf('lessons', 'cascade').nullable(),
    assignmentId: idOf('assignments', 'cascade').nullable(),
    categoryId: idOf('grade_categories', 'set null').nullable(),
    /** Its place was chosen; otherwise it follows its kind. */
    isPlaced: p.boolean().default(false),
    /** Of what is marked by hand; other items have the title of what they are. */
    titleAr: p.text().nullable(),
    titleEn: p.text().nullable(),
    /** How much it weighs within its category; also the most that can be marked by hand. */
    points: decimal(7, 2).default('100'),
    createdAt: createdAt(),
  },
});

export class GradeItem extends GradeItemSchema.class {}
GradeItemSchema.setClass(GradeItem);
