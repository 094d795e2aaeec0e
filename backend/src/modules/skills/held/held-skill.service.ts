import type { SkillSource } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { v7 } from 'uuid';
import { Transactions } from '#platform/database/transactions';
import { SkillNotFound } from '../skills.errors.js';
import { SkillAcquired } from '../skills.events.js';
import type { SkillsTables } from '../skills.tables.js';
import { levelsAfter, type SkillLevels } from './held-skill.rules.js';

export interface SkillProof {
  /** 0 to 1. */
  confidence?: number;
  /** Of a course: its certificate is one of achievement (EVD-4). */
  isAchievement?: boolean;
  verifiedBy?: string;
  expiresAt?: Date;
}

/** Writes what people can do, one row for each source. */
@Injectable()
export class HeldSkillService {
  constructor(private readonly transactions: Transactions) {}

  /** Within the caller's transaction: the person holds the skill from this source at this level (1 to 5). */
  async setFromSource(
    em: EntityManager,
    userId: string,
    skillId: string,
    source: SkillSource,
    level: number,
    proof: SkillProof = {},
  ): Promise<void> {
    const rows = em.getKysely<SkillsTables>();
    const skill = await rows.selectFrom('skills').select('label_en').where('id', '=', skillId).executeTakeFirst();
    if (!skill) throw new SkillNotFound();
    const before = await levelsNow(rows, userId, skillId, source);
    const levels = levelsAfter(source, before, { level, isAchievement: proof.isAchievement ?? false });
    if (!levels) return;
    const state = {
      skill_name: skill.label_en,
      proficiency_level: levels.level,
      achieved_level: levels.achievedLevel,
      confidence: proof.confidence?.toFixed(2) ?? null,
      verified_by: proof.verifiedBy ?? null,
      acquired_at: new Date(),
      expires_at: proof.expiresAt ?? null,
    };
    await rows
      .insertInto('user_skills')
      .values({ id: v7(), user_id: userId, skill_id: skillId, source, ...state })
      .onConflict((conflict) => conflict.columns(['user_id', 'skill_id', 'source']).doUpdateSet(state))
      .execute();
    this.transactions.record(new SkillAcquired(userId, skillId, source, levels.level));
  }

  /** Within the caller's transaction: this source no longer says that the person holds the skill. */
  async takeBack(em: EntityManager, userId: string, skillId: string, source: SkillSource): Promise<void> {
    await em
      .getKysely<SkillsTables>()
      .deleteFrom('user_skills')
      .where('user_id', '=', userId)
      .where('skill_id', '=', skillId)
      .where('source', '=', source)
      .execute();
  }
}

/** The levels that a source gives now; its row waits for this transaction. */
async function levelsNow(
  rows: Kysely<SkillsTables>,
  userId: string,
  skillId: string,
  source: SkillSource,
): Promise<SkillLevels | null> {
  const row = await rows
    .selectFrom('user_skills')
    .select(['proficiency_level', 'achieved_level'])
    .where('user_id', '=', userId)
    .where('skill_id', '=', skillId)
    .where('source', '=', source)
    .forUpdate()
    .executeTakeFirst();
  return row ? { level: row.proficiency_level ?? 0, achievedLevel: row.achieved_level } : null;
}
