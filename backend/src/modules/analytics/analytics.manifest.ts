import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { analyticsPersonalData } from './analytics.personal-data.js';
import { AnalyticsEventSchema } from './analytics-event.entity.js';
import { LearnerAtRiskSchema } from './teaching/learner-at-risk.entity.js';

/** What is counted of use, learning and teaching. */
export const analyticsManifest: ModuleManifest = {
  level: 5,
  entities: [AnalyticsEventSchema, LearnerAtRiskSchema],
  personalData: analyticsPersonalData,
};
