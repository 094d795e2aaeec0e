import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex } from '#platform/database/columns';

/** Why a recommended course is not wanted: the first speaks against alike ones, the last only for a month. */
export const dismissalReasons = ['not-for-me', 'already-know', 'not-now'] as const;
export type DismissalReason = (typeof dismissalReasons)[number];

/** Table `recommendation_dismissals`: which courses somebody does not want recommended (REC-1). */
export const DismissalSchema = defineEntity({
  name: 'RecommendationDismissal',
  tableName: 'recommendation_dismissals',
  indexes: [listIndex('recommendation_dismissals', 'course_id', 'course_id')],
  uniques: [{ name: 'recommendation_dismissals_user_id_course_id_unique', properties: ['userId', 'courseId'] }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    courseId: idOf('courses', 'cascade'),
    reason: p.enum(dismissalReasons),
    createdAt: createdAt(),
  },
});
