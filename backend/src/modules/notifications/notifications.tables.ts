import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { NotificationSchema } from './notification.entity.js';

/** Rows as the module's queries read them, derived from the entity. */
export type NotificationsTables = InferKyselyDB<typeof NotificationSchema>;
