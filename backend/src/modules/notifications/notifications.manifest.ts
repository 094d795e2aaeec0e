import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { NotificationDigestSchema } from './digest/notification-digest.entity.js';
import { LikeChangeSchema } from './like/like-change.entity.js';
import { NotificationActorSchema } from './like/notification-actor.entity.js';
import { NotificationSchema } from './notification.entity.js';
import { notificationsPersonalData } from './notifications.personal-data.js';
import { NotificationPreferenceSchema } from './preference/notification-preference.entity.js';

/** What people are told of, and how. */
export const notificationsManifest: ModuleManifest = {
  level: 5,
  entities: [
    NotificationSchema,
    NotificationActorSchema,
    LikeChangeSchema,
    NotificationPreferenceSchema,
    NotificationDigestSchema,
  ],
  personalData: notificationsPersonalData,
};
