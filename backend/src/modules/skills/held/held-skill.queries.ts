import type { SkillSource } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import { changesAt } from '#platform/kept-reads/making';
import { SharedReads } from '#platform/kept-reads/shared-reads';
import type { SkillsTables } from '../skills.tables.js';
import type { HeldSkillResponse } from './dto/held-skill.response.js';
import { mostTrusted } from './held-skill.rules.js';

/** A skill of a person by its most trusted source. */
export interface HeldSkill {
  skillId: string;
  /** 1 to 5. */
  level: number;
  /** Of a course: up to which level certificates of achievement show it. */
  achievedLevel: number | null;
  source: SkillSource;
  /** ISO-8601, UTC. */
  acquiredAt: string;
  /** 0 to 1: how sure an assessment is; null for other sources. */
  confidence: number | null;
}

/** What people can do. */
@Injectable()
export class HeldSkillQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly shared: SharedReads,
  ) {}

  /** Each skill once, by its most trusted source that has not expired; the highest level first. */
  async ofUser(userId: string): Promise<HeldSkill[]> {
    return mostTrusted(await this.rows([userId])).map(toHeldSkill);
  }

  /** The same of many people, in one statement; who has none is left out. */
  async ofUsers(userIds: readonly string[]): Promise<Map<string, HeldSkill[]>> {
    if (userIds.length === 0) return new Map();
    const byPerson = Map.groupBy(await this.rows(userIds), (row) => row.user_id);
    return new Map([...byPerson].map(([userId, rows]) => [userId, mostTrusted(rows).map(toHeldSkill)]));
  }

  /** The same as the profile shows it. */
  async withLabels(userId: string): Promise<HeldSkillResponse[]> {
    const rows = await this.rows([userId]);
    const stated = new Map(
      rows.filter(({ source }) => source === 'self-stated').map((row) => [row.skill_id, row.proficiency_level]),
    );
    return mostTrusted(rows).map((row) => ({
      skillId: row.skill_id,
      labelAr: row.label_ar,
      labelEn: row.label_en,
      level: row.proficiency_level ?? 1,
      achievedLevel: row.achieved_level,
      source: row.source,
      confidence: row.confidence,
      acquiredAt: isoTime(row.acquired_at),
      expiresAt: row.expires_at && isoTime(row.expires_at),
      statedLevel: stated.get(row.skill_id) ?? null,
    }));
  }

  private async rows(userIds: readonly string[]) {
    const [id] = userIds;
    const rows =
      userIds.length === 1 && id !== undefined
        ? await this.shared.ofReader(id, 'skills', () => this.all(userIds))
        : await this.all(userIds);
    for (const row of rows) changesAt(row.expires_at);
    // What was kept may have expired meanwhile, by the clock alone.
    return rows.filter(({ expires_at: end }) => end === null || Date.parse(isoTime(end)) > Date.now());
  }

  private async all(userIds: readonly string[]) {
    return this.database
      .over<SkillsTables>()
      .selectFrom('user_skills as u')
      .innerJoin('skills as s', 's.id', 'u.skill_id')
      .select([
        'u.user_id',
        'u.skill_id',
        'u.source',
        'u.proficiency_level',
        'u.achieved_level',
        'u.confidence',
        'u.acquired_at',
        'u.expires_at',
      ])
      .select(['s.label_ar', 's.label_en'])
      .where('u.user_id', 'in', [...userIds])
      .orderBy('u.proficiency_level', 'desc')
      .orderBy('u.skill_id')
      .execute();
  }
}

type HeldRow = Awaited<ReturnType<HeldSkillQueries['rows']>>[number];

const toHeldSkill = (row: HeldRow): HeldSkill => ({
  skillId: row.skill_id,
  level: row.proficiency_level ?? 1,
  achievedLevel: row.achieved_level,
  source: row.source,
  acquiredAt: isoTime(row.acquired_at),
  confidence: row.confidence === null ? null : Number(row.confidence),
});
