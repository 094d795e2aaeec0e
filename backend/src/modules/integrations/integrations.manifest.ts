import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { WebhookDeliverySchema } from './delivery/webhook-delivery.entity.js';
import { integrationsPersonalData } from './integrations.personal-data.js';
import { WebhookSchema } from './webhook/webhook.entity.js';

/** Webhooks and records for other systems. */
export const integrationsManifest: ModuleManifest = {
  level: 5,
  entities: [WebhookSchema, WebhookDeliverySchema],
  personalData: integrationsPersonalData,
};
