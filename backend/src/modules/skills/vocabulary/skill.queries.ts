import { Injectable } from '@nestjs/common';
import { skillKeys } from '@masar/domain';
import type { Language } from '@masar/i18n';
import { ReadDatabase } from '#platform/database/read-database';
import type { SkillsTables } from '../skills.tables.js';

export interface RelatedSkill {
  /** The skill that was asked for. */
  of: string;
  skillId: string;
  /** 0 to 1, both excluded. */
  weight: number;
}

/** What the vocabulary knows. */
@Injectable()
export class SkillQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** The skill that each text names, in the order of the texts; null where the vocabulary has none. */
  async resolve(texts: readonly string[]): Promise<(string | null)[]> {
    const keys = texts.map((text) => skillKeys(text));
    const wanted = [...new Set(keys.flat())];
    if (wanted.length === 0) return texts.map(() => null);
    const rows = await this.database
      .over<SkillsTables>()
      .selectFrom('skill_names')
      .select(['name_key', 'skill_id'])
      .where('name_key', 'in', wanted)
      .execute();
    const skillOf = new Map(rows.map((row) => [row.name_key, row.skill_id]));
    return keys.map((candidates) => {
      const known = candidates.find((key) => skillOf.has(key));
      return (known !== undefined && skillOf.get(known)) || null;
    });
  }

  /** What the skills are called in a language, by id; unknown ids are left out. */
  async labels(ids: readonly string[], language: Language): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database
      .over<SkillsTables>()
      .selectFrom('skills')
      .select(['id', 'label_ar', 'label_en'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(rows.map((row) => [row.id, language === 'ar' ? row.label_ar : row.label_en]));
  }

  /** Neighbours of the skills, the nearest first. */
  async related(ids: readonly string[]): Promise<RelatedSkill[]> {
    if (ids.length === 0) return [];
    const rows = await this.database
      .over<SkillsTables>()
      .selectFrom('skill_relations')
      .select(['skill_id', 'related_id', 'weight'])
      .where('skill_id', 'in', [...ids])
      .orderBy('weight', 'desc')
      .orderBy('related_id')
      .execute();
    return rows.map((row) => ({ of: row.skill_id, skillId: row.related_id, weight: Number(row.weight) }));
  }
}
