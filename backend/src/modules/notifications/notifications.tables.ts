import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AuthTables } from '#modules/auth';
import type { NotificationDigestSchema } from './digest/notification-digest.entity.js';
import type { LikeChangeSchema } from './like/like-change.entity.js';
import type { NotificationActorSchema } from './like/notification-actor.entity.js';
import type { NotificationSchema } from './notification.entity.js';
import type { NotificationPreferenceSchema } from './preference/notification-preference.entity.js';

/** Rows as the module's queries read them, derived from the entities. */
export type NotificationsTables = InferKyselyDB<
  | typeof NotificationSchema
  | typeof NotificationActorSchema
  | typeof LikeChangeSchema
  | typeof NotificationPreferenceSchema
  | typeof NotificationDigestSchema
> &
  Pick<AuthTables, 'users'>;
