import { assessmentScore } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { HeldSkillService } from '../held/held-skill.service.js';
import { AssessmentAnswersMismatch } from '../skills.errors.js';
import { keepAssessed } from './assessed-skill.js';
import { assertAssessed, lastCounted, liveItems } from './assessment.book.js';
import { AssessmentAnswer } from './assessment-answer.entity.js';
import { AssessmentAttempt } from './assessment-attempt.entity.js';
import { estimate } from './measuring/rasch.rules.js';
import { expiryOf, levelOfScore, quickCheckCounts } from './retake.rules.js';

export interface GivenAnswer {
  questionId: string;
  optionId: string;
}

/** The quick check of the specification: all answers at once, graded here (ASM-1). */
@Injectable()
export class QuickCheckService {
  constructor(
    private readonly transactions: Transactions,
    private readonly holding: HeldSkillService,
  ) {}

  /** Answers the id of the finished attempt. */
  async take(viewer: Viewer, skillId: string, given: readonly GivenAnswer[], now = new Date()): Promise<string> {
    assertAssessed(skillId);
    return this.transactions.run(async (em) => {
      const items = await liveItems(em, skillId, 'quick');
      const optionOf = new Map(given.map(({ questionId, optionId }) => [questionId, optionId]));
      const fits = items.every(({ id, options }) => options.some((option) => option.id === optionOf.get(id)));
      if (!fits || given.length !== items.length) throw new AssessmentAnswersMismatch();

      const graded = items.map((item) => ({ ...item, isRight: optionOf.get(item.id) === item.right_option_id }));
      const score = assessmentScore(graded.filter(({ isRight }) => isRight).length, graded.length);
      const { ability, standardError, levelChances } = estimate(graded);
      const level = levelOfScore(score);
      const confidence = levelChances[level - 1] ?? 0;
      const last = {
        quick: await lastCounted(em, viewer.id, skillId, 'quick'),
        placement: await lastCounted(em, viewer.id, skillId, 'placement'),
      };
      const isCounted = quickCheckCounts(last, now);

      const attempt = em.create(AssessmentAttempt, { userId: viewer.id, skillId, kind: 'quick', startedAt: now });
      attempt.finish({ score, level, confidence, ability, standardError, isCounted }, now);
      for (const [position, { id: itemId, isRight, difficulty }] of graded.entries()) {
        const optionId = optionOf.get(itemId) ?? null;
        const answer = {
          attemptId: attempt.id,
          itemId,
          position,
          optionId,
          isRight,
          difficulty: difficulty.toFixed(3),
        };
        em.create(AssessmentAnswer, { ...answer, answeredAt: now });
      }
      await em.flush();
      if (isCounted) {
        const proof = { confidence, expiresAt: expiryOf(now) };
        await keepAssessed(em, this.holding, attempt, level, proof);
      }
      return attempt.id;
    });
  }
}
