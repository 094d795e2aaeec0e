import { defineEntity } from '@mikro-orm/core';
import { createdAt, id, idOf } from '#platform/database/columns';

/** Table `notification_actors`: whom a gathered notification counts, each once ('5 people liked', NTF-1). */
export const NotificationActorSchema = defineEntity({
  name: 'NotificationActor',
  tableName: 'notification_actors',
  uniques: [{ name: 'notification_actors_notification_id_user_id_unique', properties: ['notificationId', 'userId'] }],
  indexes: [{ name: 'notification_actors_user_id_index', properties: ['userId'] }],
  properties: {
    id: id(),
    notificationId: idOf('notifications', 'cascade'),
    userId: idOf('users', 'cascade'),
    createdAt: createdAt(),
  },
});
