import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AssignmentsTables } from '#modules/assignments';
import type { CoursesTables } from '#modules/courses';
import type { GradeEntrySchema } from './cells/grade-entry.entity.js';
import type { GradeChangeSchema } from './history/grade-change.entity.js';
import type { GradeBookSchema } from './plan/grade-book.entity.js';
import type { GradeCategorySchema } from './plan/grade-category.entity.js';
import type { GradeItemSchema } from './plan/grade-item.entity.js';

/** Rows as the module's queries read them, derived from the entities. */
export type GradesTables = InferKyselyDB<
  | typeof GradeBookSchema
  | typeof GradeCategorySchema
  | typeof GradeItemSchema
  | typeof GradeEntrySchema
  | typeof GradeChangeSchema
> &
  Pick<AssignmentsTables, 'assignments' | 'submissions' | 'submission_members'> &
  Pick<CoursesTables, 'users' | 'courses' | 'lessons' | 'enrollments' | 'quiz_attempts'>;
