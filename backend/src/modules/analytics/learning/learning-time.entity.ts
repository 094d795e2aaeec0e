import { defineEntity, p } from '@mikro-orm/core';
import { id, idOf, moment } from '#platform/database/columns';

/** Table `learning_times`: in which quarters of an hour a person learned, written by triggers (ANL-2). */
export const LearningTimeSchema = defineEntity({
  name: 'LearningTime',
  tableName: 'learning_times',
  uniques: [{ name: 'learning_times_user_id_starts_at_unique', properties: ['userId', 'startsAt'] }],
  checks: [{ name: 'learning_times_seconds_check', expression: 'seconds >= 0' }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    startsAt: moment(),
    /** Learned in it as learning hours count; 0 for a quiz or for watching again (ENR-4). */
    seconds: p.integer().default(0),
  },
});

export class LearningTime extends LearningTimeSchema.class {}
LearningTimeSchema.setClass(LearningTime);
