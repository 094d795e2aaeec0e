import { assessmentKinds, type SkillLevel } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, decimal, id, idOf, listIndex, moment, slugOf } from '#platform/database/columns';

export const attemptStatuses = ['open', 'finished', 'abandoned'] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

/** What an attempt has shown. */
export interface AttemptResult {
  /** Percent. */
  score: number;
  level: SkillLevel;
  /** 0 to 1. */
  confidence: number;
  ability: number;
  standardError: number;
  /** Whether it went to the profile. */
  isCounted: boolean;
}

/** Table `assessment_attempts`: one open attempt for each person, skill and kind; the finished ones stay (ASM-1). */
export const AssessmentAttemptSchema = defineEntity({
  name: 'AssessmentAttempt',
  tableName: 'assessment_attempts',
  indexes: [
    listIndex('assessment_attempts', 'user_id_started_at', 'user_id, skill_id, started_at desc, id desc'),
    listIndex('assessment_attempts', 'skill_id', 'skill_id'),
    listIndex('assessment_attempts', 'current_item_id', 'current_item_id'),
  ],
  uniques: [
    {
      name: 'assessment_attempts_one_open_unique',
      properties: ['userId', 'skillId', 'kind'],
      where: `status = 'open'`,
    },
  ],
  checks: [
    { name: 'assessment_attempts_score_check', expression: 'score >= 0 and score <= 100' },
    { name: 'assessment_attempts_level_check', expression: 'level >= 1 and level <= 5' },
    { name: 'assessment_attempts_confidence_check', expression: 'confidence >= 0 and confidence <= 1' },
  ],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    skillId: slugOf('skills', 'restrict'),
    kind: p.enum(assessmentKinds),
    status: p.enum(attemptStatuses).default('open'),
    /** The question that waits for an answer. */
    currentItemId: slugOf('assessment_items', 'restrict').nullable(),
    startedAt: createdAt(),
    finishedAt: moment().nullable(),
    score: p.integer().nullable(),
    level: p.integer().nullable(),
    confidence: decimal(3, 2).nullable(),
    ability: decimal(5, 3).nullable(),
    standardError: decimal(4, 3).nullable(),
    isCounted: p.boolean().default(false),
  },
});

export class AssessmentAttempt extends AssessmentAttemptSchema.class {
  abandon(): void {
    this.status = 'abandoned';
    this.currentItemId = null;
  }

  finish(result: AttemptResult, now: Date): void {
    this.status = 'finished';
    this.currentItemId = null;
    this.finishedAt = now;
    this.score = result.score;
    this.level = result.level;
    this.confidence = result.confidence.toFixed(2);
    this.ability = result.ability.toFixed(3);
    this.standardError = result.standardError.toFixed(3);
    this.isCounted = result.isCounted;
  }
}
AssessmentAttemptSchema.setClass(AssessmentAttempt);
