import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '#platform/database/columns';

/** Table `heartbeats`: a row for each minute in which a server ran, whichever of several it was (DSH-4). */
export const HeartbeatSchema = defineEntity({
  name: 'Heartbeat',
  tableName: 'heartbeats',
  properties: {
    minute: moment().primary(),
    /** Calls of the API that were answered in it. */
    requests: p.integer().default(0),
    /** Those answered with a failure of the server. */
    failures: p.integer().default(0),
  },
});
