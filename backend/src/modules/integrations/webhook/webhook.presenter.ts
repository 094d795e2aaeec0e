import type { Selectable } from 'kysely';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import type { IntegrationsTables } from '../integrations.tables.js';
import type { DeliveryResponse, WebhookResponse } from './webhook.dto.js';
import type { Webhook } from './webhook.entity.js';

export const toWebhookResponse = (webhook: Webhook): WebhookResponse => ({
  id: webhook.id,
  name: webhook.name,
  url: webhook.url,
  events: webhook.events,
  isActive: webhook.isActive,
  createdAt: webhook.createdAt.toISOString(),
  updatedAt: webhook.updatedAt.toISOString(),
});

export const toDeliveryResponse = (row: Selectable<IntegrationsTables['webhook_deliveries']>): DeliveryResponse => ({
  id: row.id,
  event: row.event,
  status: row.status,
  attempts: row.attempts,
  nextAttemptAt: isoTimeOrNull(row.next_attempt_at),
  answeredStatus: row.answered_status,
  failure: row.failure,
  deliveredAt: isoTimeOrNull(row.delivered_at),
  createdAt: isoTime(row.created_at),
});
