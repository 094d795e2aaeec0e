/** Front door of the services module. */
export { ServicesModule } from './services.module.js';
