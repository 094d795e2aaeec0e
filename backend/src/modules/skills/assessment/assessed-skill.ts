import type { EntityManager } from '@mikro-orm/postgresql';
import type { HeldSkillService, SkillProof } from '../held/held-skill.service.js';
import type { AssessmentAttempt } from './assessment-attempt.entity.js';
import { isWeak } from './retake.rules.js';

/** What a result that counts does to the profile: a weak one takes back what an earlier one gave (ASM-2). */
export async function keepAssessed(
  em: EntityManager,
  holding: HeldSkillService,
  { userId, skillId }: Pick<AssessmentAttempt, 'userId' | 'skillId'>,
  level: number,
  proof: SkillProof,
): Promise<void> {
  if (isWeak(level)) return holding.takeBack(em, userId, skillId, 'assessed');
  await holding.setFromSource(em, userId, skillId, 'assessed', level, proof);
}
