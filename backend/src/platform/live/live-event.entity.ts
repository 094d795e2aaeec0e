import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, partitionedByTime } from '#platform/database/columns';

/** Table `live_events`: what went out to open screens in the last day, for those that were away (NTF-3, COM-5). */
export const LiveEventSchema = defineEntity({
  name: 'LiveEvent',
  tableName: 'live_events',
  partitionBy: partitionedByTime('live_events'),
  indexes: [
    { name: 'live_events_written_in_index', properties: ['writtenIn'] },
    { name: 'live_events_created_at_index', properties: ['createdAt'] },
  ],
  properties: {
    id: id(),
    /** Whom it concerns, e.g. `user:<id>` or `forum:<id>`. */
    topics: p.array(),
    kind: p.text(),
    /** Names and ids only: whoever hears of it asks the API, which checks the access. */
    ids: p.json<Record<string, string>>(),
    /** Whether access to its topics is asked again before it leaves. */
    isGuarded: p.boolean().default(false),
    /** Number of the transaction that wrote it. */
    writtenIn: p.bigint(),
    /** Transactions below this number had all ended when it was written: where a reader goes on after it. */
    horizon: p.bigint(),
    createdAt: createdAt().primary(),
  },
});
