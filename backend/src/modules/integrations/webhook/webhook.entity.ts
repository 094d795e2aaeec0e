import type { WebhookEvent } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, updatedAt } from '#platform/database/columns';

/** Table `webhooks`: addresses of other systems that want to hear of something (API-5). */
export const WebhookSchema = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  indexes: [
    listIndex('webhooks', 'created_at', 'created_at desc, id desc'),
    { name: 'webhooks_created_by_index', properties: ['createdBy'] },
  ],
  uniques: [{ name: 'webhooks_url_unique', properties: ['url'] }],
  properties: {
    id: id(),
    /** What the organisation calls the system behind it. */
    name: p.text(),
    url: p.text(),
    events: p.array<WebhookEvent>((event) => event as WebhookEvent),
    isActive: p.boolean().default(true),
    /** Raised by each new secret; the secret itself is derived and stands nowhere. */
    secretVersion: p.integer().default(1),
    createdBy: idOf('users', 'set null').nullable(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});

export class Webhook extends WebhookSchema.class {}
WebhookSchema.setClass(Webhook);
