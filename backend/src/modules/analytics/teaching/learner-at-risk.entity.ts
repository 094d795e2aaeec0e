import { defineEntity, p } from '@mikro-orm/core';
import { decimal, idOf, moment } from '#platform/database/columns';
import type { RiskReasonResponse } from './teaching.response.js';

/** Table `learners_at_risk`: who may need help in a course of many learners, as they were found last (ANL-2, SCL-1). */
export const LearnerAtRiskSchema = defineEntity({
  name: 'LearnerAtRisk',
  tableName: 'learners_at_risk',
  indexes: [{ name: 'learners_at_risk_user_id_index', properties: ['userId'] }],
  uniques: [{ name: 'learners_at_risk_course_id_place_unique', properties: ['courseId', 'place'] }],
  properties: {
    courseId: idOf('courses', 'cascade').primary(),
    userId: idOf('users', 'cascade').primary(),
    /** In the list of the course, from 1. */
    place: p.integer(),
    progress: decimal(5, 2),
    enrolledAt: moment(),
    seenAt: moment(),
    /** As they are told. */
    reasons: p.json<RiskReasonResponse[]>(),
  },
});
