import { takenGradeKinds } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { decimal, id, idOf } from '#platform/database/columns';

/** Table `grade_categories`: what a course's total is made of, with its weights (GRD-1, EVD-3). */
export const GradeCategorySchema = defineEntity({
  name: 'GradeCategory',
  tableName: 'grade_categories',
  uniques: [{ name: 'grade_categories_course_id_takes_unique', properties: ['courseId', 'takes'] }],
  checks: [
    { name: 'grade_categories_weight_check', expression: 'weight >= 0 and weight <= 100' },
    { name: 'grade_categories_drop_lowest_check', expression: 'drop_lowest >= 0' },
  ],
  properties: {
    id: id(),
    courseId: idOf('courses', 'cascade'),
    titleAr: p.text(),
    titleEn: p.text(),
    /** Percent of the total; those of a course make 100. */
    weight: decimal(5, 2),
    dropLowest: p.integer().default(0),
    /** The kind of which it takes every item that is placed nowhere else. */
    takes: p.enum(takenGradeKinds).nullable(),
    position: p.integer(),
  },
});

export class GradeCategory extends GradeCategorySchema.class {}
GradeCategorySchema.setClass(GradeCategory);
