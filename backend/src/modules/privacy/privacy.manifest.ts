import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { privacyPersonalData } from './privacy.personal-data.js';
import { PublicProfileSchema } from './public-page/public-profile.entity.js';

/** Public profiles, and taking along and erasing what is kept of a person. */
export const privacyManifest: ModuleManifest = {
  level: 5,
  entities: [PublicProfileSchema],
  personalData: privacyPersonalData,
};
