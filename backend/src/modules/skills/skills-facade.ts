import type { SkillNeed, SkillSource } from '@masar/domain';
import type { Language } from '@masar/i18n';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { HeldSkillResponse } from './held/dto/held-skill.response.js';
import { type HeldSkill, HeldSkillQueries } from './held/held-skill.queries.js';
import { HeldSkillService, type SkillProof } from './held/held-skill.service.js';
import type { NeedResponse } from './road/dto/road.response.js';
import { type RelatedSkill, SkillQueries } from './vocabulary/skill.queries.js';

/** What other modules may ask and tell about skills. */
@Injectable()
export class SkillsFacade {
  constructor(
    private readonly vocabulary: SkillQueries,
    private readonly held: HeldSkillQueries,
    private readonly holding: HeldSkillService,
  ) {}

  /** The skill id of each text, or null: «جافا سكريبت», `javascript` and `JS` are one skill. */
  async resolve(texts: readonly string[]): Promise<(string | null)[]> {
    return this.vocabulary.resolve(texts);
  }

  /** Labels by id; unknown ids are left out. */
  async labels(ids: readonly string[], language: Language): Promise<Map<string, string>> {
    return this.vocabulary.labels(ids, language);
  }

  /** Needs with what they are called. */
  async named(needs: readonly SkillNeed[]): Promise<NeedResponse[]> {
    return this.vocabulary.named(needs);
  }

  /** Each skill of a person once, by its most trusted source. */
  async skillsOf(userId: string): Promise<HeldSkill[]> {
    return this.held.ofUser(userId);
  }

  /** The same of many people; who has none is left out. */
  async skillsOfMany(userIds: readonly string[]): Promise<Map<string, HeldSkill[]>> {
    return this.held.ofUsers(userIds);
  }

  /** Those of one person with what the skills are called in both languages, for pages that show them. */
  async labelledSkillsOf(userId: string): Promise<HeldSkillResponse[]> {
    return this.held.withLabels(userId);
  }

  /** Within the caller's transaction; refuses unknown skills. Courses and projects never lower a level. */
  async setFromSource(
    em: EntityManager,
    userId: string,
    skillId: string,
    source: SkillSource,
    level: number,
    proof?: SkillProof,
  ): Promise<void> {
    await this.holding.setFromSource(em, userId, skillId, source, level, proof);
  }

  /** Neighbours of one skill or of several, with weights between 0 and 1, the nearest first. */
  async related(skillIds: string | readonly string[]): Promise<RelatedSkill[]> {
    return this.vocabulary.related(typeof skillIds === 'string' ? [skillIds] : skillIds);
  }
}
