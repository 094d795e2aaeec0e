import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { CoursesTables } from '#modules/courses';
import type { LearningTimeSchema } from './learning/learning-time.entity.js';

/** Rows as the module's queries read them: its own, and those of courses. */
export type AnalyticsTables = InferKyselyDB<typeof LearningTimeSchema> & CoursesTables;
