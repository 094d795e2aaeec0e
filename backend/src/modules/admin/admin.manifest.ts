import type { ModuleManifest } from '#platform/manifest/module-manifest';

/** The console’s lists and changes; no tables of its own. */
export const adminManifest: ModuleManifest = {
  level: 6,
};
