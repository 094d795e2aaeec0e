import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { ProjectRunSchema } from './project/project-run.entity.js';
import { ProjectStepSchema } from './project/project-step.entity.js';
import { workshopPersonalData } from './workshop.personal-data.js';

/** Projects that people work on. */
export const workshopManifest: ModuleManifest = {
  level: 4,
  entities: [ProjectRunSchema, ProjectStepSchema],
  personalData: workshopPersonalData,
};
