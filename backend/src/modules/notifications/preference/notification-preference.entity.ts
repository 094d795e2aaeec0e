import { defineEntity, p } from '@mikro-orm/core';
import { mailedSettings, notificationChannels } from '@masar/domain';
import { id, idOf, listIndex } from '#platform/database/columns';

/** Table `notification_preferences`: how a kind reaches somebody, where they chose; and the daily digest (NTF-2). */
export const NotificationPreferenceSchema = defineEntity({
  name: 'NotificationPreference',
  tableName: 'notification_preferences',
  uniques: [{ name: 'notification_preferences_user_id_kind_unique', properties: ['userId', 'kind'] }],
  indexes: [listIndex('notification_preferences', 'digest', 'user_id', `kind = 'digest' and channel = 'email'`)],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    kind: p.enum(mailedSettings),
    channel: p.enum(notificationChannels),
  },
});

export class NotificationPreference extends NotificationPreferenceSchema.class {}
NotificationPreferenceSchema.setClass(NotificationPreference);
