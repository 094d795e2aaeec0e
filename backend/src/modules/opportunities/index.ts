/** Front door of the opportunities module. */
export { OpportunitiesModule } from './opportunities.module.js';
