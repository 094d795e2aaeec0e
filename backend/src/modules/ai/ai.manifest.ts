import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { aiPersonalData } from './ai.personal-data.js';
import { DismissalSchema } from './recommendation/dismissal.entity.js';
import { AiRecommendationSchema } from './recommendation/recommendation.entity.js';
import { RecommendationModelSchema } from './stored-model/recommendation-model.entity.js';

/** Recommended courses. */
export const aiManifest: ModuleManifest = {
  level: 5,
  entities: [AiRecommendationSchema, RecommendationModelSchema, DismissalSchema],
  personalData: aiPersonalData,
};
