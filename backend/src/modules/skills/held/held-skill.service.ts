import type { SkillSource } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { v7 } from 'uuid';
import { Transactions } from '#platform/database/transactions';
import { SkillNotFound } from '../skills.errors.js';
import { SkillAcquired } from '../skills.events.js';
import type { SkillsTables } from '../skills.tables.js';
import { keepsOldLevel } from './held-skill.rules.js';

export interface SkillProof {
  /** 0 to 1. */
  confidence?: number;
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
    if (keepsOldLevel(source, await levelNow(rows, userId, skillId, source), level)) return;
    const state = {
      skill_name: skill.label_en,
      proficiency_level: level,
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
    this.transactions.record(new SkillAcquired(userId, skillId, source, level));
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

/** The level that a source gives now; its row waits for this transaction. */
async function levelNow(
  rows: Kysely<SkillsTables>,
  userId: string,
  skillId: string,
  source: SkillSource,
): Promise<number | null> {
  const row = await rows
    .selectFrom('user_skills')
    .select('proficiency_level')
    .where('user_id', '=', userId)
    .where('skill_id', '=', skillId)
    .where('source', '=', source)
    .forUpdate()
    .executeTakeFirst();
  return row?.proficiency_level ?? null;
}
