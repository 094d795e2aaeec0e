import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { GradeEntrySchema } from './cells/grade-entry.entity.js';
import { gradesInvariants } from './grades.invariants.js';
import { gradesPersonalData } from './grades.personal-data.js';
import { GradeChangeSchema } from './history/grade-change.entity.js';
import { GradeBookSchema } from './plan/grade-book.entity.js';
import { GradeCategorySchema } from './plan/grade-category.entity.js';
import { GradeItemSchema } from './plan/grade-item.entity.js';

/** Gradebooks: what courses' quizzes, assignments and marks by hand come to. */
export const gradesManifest: ModuleManifest = {
  level: 4,
  readable: ['grade_changes'],
  entities: [GradeBookSchema, GradeCategorySchema, GradeItemSchema, GradeEntrySchema, GradeChangeSchema],
  personalData: gradesPersonalData,
  invariants: gradesInvariants,
};
