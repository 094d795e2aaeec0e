import { assessmentScore } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { HeldSkillService } from '../held/held-skill.service.js';
import type { SkillsTables } from '../skills.tables.js';
import { keepAssessed } from './assessed-skill.js';
import { metItems } from './assessment.book.js';
import type { AssessmentAnswer } from './assessment-answer.entity.js';
import type { AssessmentAttempt } from './assessment-attempt.entity.js';
import { difficultyAfter } from './measuring/placement.rules.js';
import { chanceOfRight, type Estimate, placeOnLevel } from './measuring/rasch.rules.js';
import { expiryOf } from './retake.rules.js';

/** What happens when a placement test knows enough: result, profile, and what the answers say about the questions. */
@Injectable()
export class PlacementEnd {
  constructor(private readonly holding: HeldSkillService) {}

  async finish(
    em: EntityManager,
    attempt: AssessmentAttempt,
    answers: readonly AssessmentAnswer[],
    measured: Estimate,
    now: Date,
  ): Promise<void> {
    const { level, confidence } = placeOnLevel(measured);
    const score = assessmentScore(answers.filter(({ isRight }) => isRight).length, answers.length);
    const { ability, standardError } = measured;
    attempt.finish({ score, level, confidence, ability, standardError, isCounted: true }, now);
    await em.flush();
    await calibrate(em, attempt, answers, ability);
    const proof = { confidence, expiresAt: expiryOf(now) };
    await keepAssessed(em, this.holding, attempt, level, proof);
  }
}

/** Moves the difficulties of the questions that the person met for the first time. */
async function calibrate(
  em: EntityManager,
  attempt: AssessmentAttempt,
  answers: readonly AssessmentAnswer[],
  ability: number,
): Promise<void> {
  const met = await metItems(em, attempt.userId, attempt.id);
  const isRight = new Map(answers.filter(({ itemId }) => !met.has(itemId)).map((one) => [one.itemId, one.isRight]));
  if (isRight.size === 0) return;
  const rows = em.getKysely<SkillsTables>();
  // In one order for everybody, so that two tests that end at once wait for each other instead of blocking.
  const items = await rows
    .selectFrom('assessment_items')
    .select(['id', 'difficulty', 'answers_count'])
    .where('id', 'in', [...isRight.keys()])
    .orderBy('id')
    .forUpdate()
    .execute();
  const moved = items.map((item) => {
    const difficulty = Number(item.difficulty);
    const chance = chanceOfRight(ability, difficulty);
    return difficultyAfter({ difficulty, answersCount: item.answers_count }, chance, isRight.get(item.id) === true);
  });
  await sql`
    update assessment_items i set difficulty = moved.difficulty, answers_count = i.answers_count + 1
      from unnest(${items.map(({ id }) => id)}::text[], ${moved}::numeric[]) as moved (id, difficulty)
     where i.id = moved.id
  `.execute(rows);
  await rows
    .updateTable('assessment_answers')
    .set({ is_calibrating: true })
    .where('attempt_id', '=', attempt.id)
    .where('item_id', 'in', [...isRight.keys()])
    .execute();
}
