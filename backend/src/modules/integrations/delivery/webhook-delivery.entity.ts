import { deliveryStatuses } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment } from '#platform/database/columns';

/** Table `webhook_deliveries`: what a webhook is or was told, with how it went (API-5). */
export const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  indexes: [
    listIndex('webhook_deliveries', 'webhook_id_created_at', 'webhook_id, created_at desc, id desc'),
    listIndex('webhook_deliveries', 'created_at', 'created_at, id'),
    {
      name: 'webhook_deliveries_due_index',
      expression: `create index "webhook_deliveries_due_index" on "webhook_deliveries" (next_attempt_at) where status = 'waiting'`,
    },
  ],
  // One event is told once to each webhook, however often its listener runs (REL-1).
  uniques: [{ name: 'webhook_deliveries_webhook_id_source_unique', properties: ['webhookId', 'source'] }],
  properties: {
    /** Stays the same over all attempts: the receiver recognises a message that it has had. */
    id: id(),
    webhookId: idOf('webhooks', 'cascade'),
    event: p.text(),
    /** Names what happened, e.g. `certificate.issued <id>`. */
    source: p.text(),
    /** The body as it is sent. */
    payload: p.json<Record<string, unknown>>(),
    status: p.enum(deliveryStatuses).default('waiting'),
    attempts: p.integer().default(0),
    nextAttemptAt: moment().nullable(),
    /** Status of the receiver's latest answer; null where none came. */
    answeredStatus: p.integer().nullable(),
    /** Why the latest attempt failed, as a word. */
    failure: p.text().nullable(),
    deliveredAt: moment().nullable(),
    createdAt: createdAt(),
  },
});
