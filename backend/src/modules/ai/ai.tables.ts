import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { CoursesTables } from '#modules/courses';
import type { DismissalSchema } from './recommendation/dismissal.entity.js';
import type { AiRecommendationSchema } from './recommendation/recommendation.entity.js';
import type { RecommendationModelSchema } from './stored-model/recommendation-model.entity.js';

/** Rows as the module's queries read them, derived from the entities. */
export type AiTables = InferKyselyDB<
  typeof AiRecommendationSchema | typeof DismissalSchema | typeof RecommendationModelSchema
> &
  Pick<CoursesTables, 'courses' | 'enrollments' | 'users'>;
