/** Front door of the reports module. */
export { ReportsModule } from './reports.module.js';
