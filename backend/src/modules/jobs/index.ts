/** Front door of the jobs module. */
export { JobsModule } from './jobs.module.js';
