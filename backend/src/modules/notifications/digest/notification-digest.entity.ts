import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf } from '#platform/database/columns';

/** Table `notification_digests`: the daily mail went to a person on a day, once (NTF-2, REL-1). */
export const NotificationDigestSchema = defineEntity({
  name: 'NotificationDigest',
  tableName: 'notification_digests',
  uniques: [{ name: 'notification_digests_user_id_day_unique', properties: ['userId', 'day'] }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    /** In the organisation's time zone. */
    day: p.date(),
    createdAt: createdAt(),
  },
});
