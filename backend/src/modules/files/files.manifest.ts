import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { filesPersonalData } from './files.personal-data.js';

/** Files by their address; their rows are the platform's. */
export const filesManifest: ModuleManifest = {
  level: 3,
  personalData: filesPersonalData,
};
