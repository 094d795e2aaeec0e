import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { ApplicationMoveSchema } from './application/application-move.entity.js';
import { postingsPersonalData } from './postings.personal-data.js';

/** What opportunities, jobs and services have in common. */
export const postingsManifest: ModuleManifest = {
  level: 2,
  readable: ['application_moves'],
  entities: [ApplicationMoveSchema],
  personalData: postingsPersonalData,
};
