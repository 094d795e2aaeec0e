/** Front door of the analytics module. */
export { AnalyticsModule } from './analytics.module.js';
