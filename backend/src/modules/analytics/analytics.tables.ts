import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AnalyticsEventSchema } from './analytics-event.entity.js';

/** Rows as the module's queries read them, derived from the entity. */
export type AnalyticsTables = InferKyselyDB<typeof AnalyticsEventSchema>;
