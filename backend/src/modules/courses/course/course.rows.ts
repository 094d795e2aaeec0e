import type { CourseRight } from '@masar/domain';
import type { Selectable, SqlBool } from 'kysely';
import type { CoursesTables } from '../courses.tables.js';

type Course = Selectable<CoursesTables['courses']>;

/** Columns of a course in a list, from `courses as c`. */
export const courseColumns = [
  'c.id',
  'c.title_ar',
  'c.title_en',
  'c.description_ar',
  'c.description_en',
  'c.thumbnail_url',
  'c.instructor_id',
  'c.category_id',
  'c.difficulty',
  'c.duration_hours',
  'c.price',
  'c.rating',
  'c.reviews_count',
  'c.students_count',
  'c.lessons_count',
  'c.is_published',
  'c.is_in_preparation',
  'c.followers_count',
  'c.created_at',
  'c.updated_at',
] as const;

type ColumnName<Path> = Path extends `c.${infer Name extends keyof Course}` ? Name : never;

export type CourseRow = Pick<Course, ColumnName<(typeof courseColumns)[number]>> & {
  instructor_name: string | null;
};

export type CourseDetailRow = CourseRow &
  Pick<Course, 'learning_points' | 'requirements' | 'skills' | 'needs' | 'requires_review' | 'opens_first_lesson'> & {
    instructor_name_ar: string | null;
    instructor_name_en: string | null;
    instructor_bio: string | null;
    instructor_image_url: string | null;
    is_followed: SqlBool;
    /** The viewer's. */
    right: CourseRight | null;
  };
