import { Injectable } from '@nestjs/common';
import { type SkillSource, skillSources } from '@masar/domain';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import type { SkillsTables } from '../skills.tables.js';

/** A skill of a person by its most trusted source. */
export interface HeldSkill {
  skillId: string;
  /** 1 to 5. */
  level: number;
  source: SkillSource;
  /** ISO-8601, UTC. */
  acquiredAt: string;
  /** 0 to 1: how sure an assessment is; null for other sources. */
  confidence: number | null;
}

/** What people can do. */
@Injectable()
export class HeldSkillQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Each skill once, by its most trusted source that has not expired; the most trusted and highest first. */
  async ofUser(userId: string, now = new Date()): Promise<HeldSkill[]> {
    const rows = await this.database
      .over<SkillsTables>()
      .selectFrom('user_skills')
      .select(['skill_id', 'source', 'proficiency_level', 'confidence', 'acquired_at'])
      .where('user_id', '=', userId)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .orderBy('proficiency_level', 'desc')
      .orderBy('skill_id')
      .execute();
    const bySource = rows.toSorted((a, b) => skillSources.indexOf(a.source) - skillSources.indexOf(b.source));
    const best = new Map<string, HeldSkill>();
    for (const row of bySource) {
      if (best.has(row.skill_id)) continue;
      best.set(row.skill_id, {
        skillId: row.skill_id,
        level: row.proficiency_level ?? 1,
        source: row.source,
        acquiredAt: isoTime(row.acquired_at),
        confidence: row.confidence === null ? null : Number(row.confidence),
      });
    }
    return [...best.values()];
  }
}
