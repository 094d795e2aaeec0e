import { AuditDetailsSchema } from '../audit/audit-details.entity.js';
import { AuditEntrySchema } from '../audit/audit-entry.entity.js';
import { KeptFigureSchema } from '../figures/kept-figure.entity.js';
import { StoredFileSchema } from '../files/stored-file.entity.js';
import { HeartbeatSchema } from '../health/heartbeat.entity.js';
import { IdempotencyKeySchema } from '../idempotency/idempotency-key.entity.js';
import { LiveEventSchema } from '../live/live-event.entity.js';
import { platformPersonalData } from '../personal-data/platform.personal-data.js';
import { SettingsSchema } from '../settings/settings.entity.js';
import { SigningKeySchema } from '../signing/signing-key.entity.js';
import type { Manifest } from './module-manifest.js';

/** What all modules stand on; it has no floor of its own. */
export const platformManifest: Manifest = {
  entities: [
    StoredFileSchema,
    IdempotencyKeySchema,
    LiveEventSchema,
    AuditEntrySchema,
    AuditDetailsSchema,
    HeartbeatSchema,
    KeptFigureSchema,
    SettingsSchema,
    SigningKeySchema,
  ],
  tablesWithoutEntity: ['rate_limits'],
  personalData: platformPersonalData,
};
