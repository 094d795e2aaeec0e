import { mailedSettings, notificationChannels } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { id, idOf, listIndex } from '#platform/database/columns';

/** Table `notification_preferences`: how a kind reaches somebody, where they chose; and the daily digest (NTF-2). */
export const NotificationPreferenceSchema = defineEntity({
  name: 'NotificationPreference',
  tableName: 'notification_preferences',
  uniques: [{ name: 'notification_preferences_user_id_kind_unique', properties: ['userId', 'kind'] }],
  indexes: [
    listIndex('notification_preferences', 'digest', 'user_id', `kind = 'digest' and channel = 'email'`),
    listIndex('notification_preferences', 'job_match', 'user_id', `kind = 'job-match' and channel <> 'none'`),
  ],
  checks: [
    {
      name: 'notification_preferences_threshold_check',
      expression: `threshold is null or kind = 'job-match' and threshold between 1 and 100`,
    },
  ],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    kind: p.enum(mailedSettings),
    channel: p.enum(notificationChannels),
    /** Percent from which on vacancies are told of; only with their kind (NTF-5). */
    threshold: p.integer().nullable(),
  },
});
