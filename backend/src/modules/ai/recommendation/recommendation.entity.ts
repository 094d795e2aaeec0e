import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, decimal, id, idOf, listIndex } from '#platform/database/columns';
import type { Reason } from './reason.js';

/** Table `ai_recommendations`: what is suggested to each learner, made again each night and after each step (REC-2). */
export const AiRecommendationSchema = defineEntity({
  name: 'AiRecommendation',
  tableName: 'ai_recommendations',
  indexes: [
    listIndex('ai_recommendations', 'course_id', 'course_id'),
    listIndex('ai_recommendations', 'created_at', 'created_at'),
  ],
  uniques: [{ name: 'ai_recommendations_user_id_course_id_unique', properties: ['userId', 'courseId'] }],
  checks: [{ name: 'ai_recommendations_score_check', expression: 'score >= 0 and score <= 1' }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    courseId: idOf('courses', 'cascade'),
    /** 0 to 1. */
    score: decimal(5, 3),
    /** Code and parameters; worded in the reader's language when it is read. */
    reasoning: p.json<Reason>(),
    /** Order of the choice; the first three that are still open are shown. */
    place: p.integer(),
    createdAt: createdAt(),
  },
});
