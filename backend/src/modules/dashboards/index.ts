/** Front door of the dashboards module. */
export { DashboardsModule } from './dashboards.module.js';
