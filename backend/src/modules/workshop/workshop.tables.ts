import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { CoursesTables } from '#modules/courses';
import type { ProjectRunSchema } from './project/project-run.entity.js';
import type { ProjectStepSchema } from './project/project-step.entity.js';

/** Rows as read models may select them, derived from the entities. */
export type WorkshopTables = InferKyselyDB<typeof ProjectRunSchema | typeof ProjectStepSchema> &
  Pick<CoursesTables, 'stored_files'>;
