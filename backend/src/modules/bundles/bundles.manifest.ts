import type { ModuleManifest } from '#platform/manifest/module-manifest';

/** Courses as files; it has no rows. */
export const bundlesManifest: ModuleManifest = {
  level: 1,
};
