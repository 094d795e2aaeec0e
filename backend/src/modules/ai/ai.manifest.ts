import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { aiPersonalData } from './ai.personal-data.js';
import { DismissalSchema } from './dismissal/dismissal.entity.js';
import { AiRecommendationSchema } from './recommendation/recommendation.entity.js';
import { RecommendationModelSchema } from './training/recommendation-model.entity.js';

/** Recommended courses. */
export const aiManifest: ModuleManifest = {
  level: 5,
  entities: [AiRecommendationSchema, RecommendationModelSchema, DismissalSchema],
  personalData: aiPersonalData,
};
