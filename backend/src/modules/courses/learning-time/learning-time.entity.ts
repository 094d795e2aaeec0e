import { defineEntity, p } from '@mikro-orm/core';
import { id, idOf, moment } from '#platform/database/columns';

/** Table `learning_times`: in which quarters of an hour a person learned, written by `count_learning` (LRN-1). */
export const LearningTimeSchema = defineEntity({
  name: 'LearningTime',
  tableName: 'learning_times',
  uniques: [{ name: 'learning_times_user_id_starts_at_unique', properties: ['userId', 'startsAt'] }],
  checks: [{ name: 'learning_times_seconds_check', expression: 'seconds >= 0' }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    startsAt: moment(),
    /** Learned in it; 0 for a quiz alone. Minutes from before beats stay as they were recorded. */
    seconds: p.integer().default(0),
    /** The moments of it that were told of: none counts twice, whatever arrives twice or from two tabs. */
    counted: p.string().columnType('tstzmultirange').default('{}'),
  },
});
