import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AuditDetailsSchema } from '../audit/audit-details.entity.js';
import type { AuditEntrySchema } from '../audit/audit-entry.entity.js';
import type { KeptFigureSchema } from '../figures/kept-figure.entity.js';
import type { HeartbeatSchema } from '../health/heartbeat.entity.js';
import type { LiveEventSchema } from '../live/live-event.entity.js';
import type { SettingsSchema } from '../settings/settings.entity.js';

/** Rows of the platform's own tables, derived from the entities. */
export type PlatformTables = InferKyselyDB<
  | typeof AuditDetailsSchema
  | typeof AuditEntrySchema
  | typeof HeartbeatSchema
  | typeof KeptFigureSchema
  | typeof LiveEventSchema
  | typeof SettingsSchema
>;
