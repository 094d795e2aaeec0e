import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, partitionedByTime } from '#platform/database/columns';

/** Table `analytics`: what people do in the portal, without full addresses (spec 3; ANL-1, ANL-3). */
export const AnalyticsEventSchema = defineEntity({
  name: 'AnalyticsEvent',
  tableName: 'analytics',
  partitionBy: partitionedByTime('analytics'),
  indexes: [
    listIndex('analytics', 'user_id_created_at', 'user_id, created_at desc'),
    listIndex('analytics', 'event_created_at', 'event, created_at desc'),
    listIndex('analytics', 'created_at', 'created_at desc, id desc'),
  ],
  properties: {
    id: id(),
    userId: idOf('users', 'set null').nullable(),
    event: p.text(),
    metadata: p.json<Record<string, unknown>>().nullable(),
    /** No reference: the event outlives the session. */
    sessionId: p.text().nullable(),
    /** Shortened before it is stored (ANL-3). */
    ipAddress: p.text().nullable(),
    userAgent: p.text().nullable(),
    createdAt: createdAt().primary(),
  },
});

export class AnalyticsEvent extends AnalyticsEventSchema.class {}
AnalyticsEventSchema.setClass(AnalyticsEvent);
