import type { ModuleManifest } from '#platform/manifest/module-manifest';

/** Reads for the start pages of the roles; no tables of its own. */
export const dashboardsManifest: ModuleManifest = {
  level: 5,
};
