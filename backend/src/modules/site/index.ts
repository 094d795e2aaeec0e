/** Front door of the site module. */
export { SiteModule } from './site.module.js';
export * from './site.errors.js';
export { type CurrentSiteText, SiteTexts } from './texts/site-texts.js';
export type { SiteTables } from './site.tables.js';
