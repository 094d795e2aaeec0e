import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { WebhookDeliverySchema } from './delivery/webhook-delivery.entity.js';
import type { WebhookSchema } from './webhook/webhook.entity.js';

/** Rows as the module's queries read them, derived from the entities. */
export type IntegrationsTables = InferKyselyDB<typeof WebhookSchema | typeof WebhookDeliverySchema>;
