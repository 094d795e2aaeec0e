import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { sitePersonalData } from './site.personal-data.js';
import { SiteTextSchema } from './texts/site-text.entity.js';
import { SiteTextVersionSchema } from './texts/site-text-version.entity.js';

/** Texts of the public pages. */
export const siteManifest: ModuleManifest = {
  level: 4,
  readable: ['site_texts'],
  entities: [SiteTextSchema, SiteTextVersionSchema],
  personalData: sitePersonalData,
};
