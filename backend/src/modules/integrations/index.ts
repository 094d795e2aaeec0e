/** Front door of the integrations module. */
export { IntegrationsModule } from './integrations.module.js';
export * from './integrations.errors.js';
export type { IntegrationsTables } from './integrations.tables.js';
export { WebhookService } from './webhook/webhook.service.js';
export { CreateWebhookDto, UpdateWebhookDto } from './webhook/webhook.dto.js';
