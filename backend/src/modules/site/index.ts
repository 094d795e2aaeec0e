/** Front door of the site module. */
export { SiteModule } from './site.module.js';
