/** Front door of the privacy module. */
export { PrivacyModule } from './privacy.module.js';
export * from './privacy.errors.js';
