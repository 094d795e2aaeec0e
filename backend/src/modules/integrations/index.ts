/** Front door of the integrations module. */
export { IntegrationsModule } from './integrations.module.js';
export * from './integrations.errors.js';
