import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, decimal, id, idOf, listIndex } from '#platform/database/columns';

/** Table `ai_recommendations`: what the trained model suggests to each learner (spec 3; REC-1, REC-2). */
export const AiRecommendationSchema = defineEntity({
  name: 'AiRecommendation',
  tableName: 'ai_recommendations',
  indexes: [
    listIndex('ai_recommendations', 'user_id_score', 'user_id, score desc, id'),
    listIndex('ai_recommendations', 'course_id', 'course_id'),
  ],
  uniques: [{ name: 'ai_recommendations_user_id_course_id_unique', properties: ['userId', 'courseId'] }],
  checks: [{ name: 'ai_recommendations_score_check', expression: 'score >= 0 and score <= 1' }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    courseId: idOf('courses', 'cascade'),
    /** 0 to 1. */
    score: decimal(5, 3),
    reasoning: p.text().nullable(),
    createdAt: createdAt(),
  },
});

export class AiRecommendation extends AiRecommendationSchema.class {}
AiRecommendationSchema.setClass(AiRecommendation);
