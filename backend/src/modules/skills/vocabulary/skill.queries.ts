import { skillKeys } from '@masar/domain';
import { type Language, type LocalizedText } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database';
import { SharedReads } from '#platform/kept-reads/shared-reads';
import type { SkillsTables } from '../skills.tables.js';

export interface RelatedSkill {
  /** The skill that was asked for. */
  of: string;
  skillId: string;
  /** 0 to 1, both excluded. */
  weight: number;
}

/** What the vocabulary knows. It is some hundred skills that hardly change, so that most of it is read from memory. */
@Injectable()
export class SkillQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly shared: SharedReads,
  ) {}

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

  /** The skills that texts of a course name; the English one decides, as in the table of what courses teach. */
  async taughtBy(texts: readonly { ar: string; en: string }[]): Promise<Set<string>> {
    const ids = await this.resolve(texts.flatMap(({ en, ar }) => [en, ar]));
    return new Set(texts.flatMap((_, place) => ids[2 * place] ?? ids[2 * place + 1] ?? []));
  }

  /** What the skills are called in a language, by id; unknown ids are left out. */
  async labels(ids: readonly string[], language: Language): Promise<Map<string, string>> {
    const names = await this.shared.read('names of skills', () => this.names());
    return new Map(
      ids.flatMap((id) => {
        const name = names.get(id);
        return name ? [[id, name[language]]] : [];
      }),
    );
  }

  /** The same things with what their skills are called, in their order. */
  async named<Skilled extends { skillId: string }>(
    things: readonly Skilled[],
  ): Promise<(Skilled & { labelAr: string; labelEn: string })[]> {
    const ids = things.map(({ skillId }) => skillId);
    const [arabic, english] = await Promise.all([this.labels(ids, 'ar'), this.labels(ids, 'en')]);
    return things.map((thing) => ({
      ...thing,
      labelAr: arabic.get(thing.skillId) ?? thing.skillId,
      labelEn: english.get(thing.skillId) ?? thing.skillId,
    }));
  }

  /** Neighbours of the skills, one skill after the other and the nearest of each first. */
  async related(ids: readonly string[]): Promise<RelatedSkill[]> {
    const neighbours = await this.shared.read('neighbours of skills', () => this.neighbours());
    return ids.flatMap((id) => neighbours.get(id) ?? []);
  }

  private async names(): Promise<Map<string, LocalizedText>> {
    const rows = await this.database
      .over<SkillsTables>()
      .selectFrom('skills')
      .select(['id', 'label_ar as ar', 'label_en as en'])
      .execute();
    return new Map(rows.map(({ id, ar, en }) => [id, { ar, en }]));
  }

  private async neighbours(): Promise<Map<string, RelatedSkill[]>> {
    const rows = await this.database
      .over<SkillsTables>()
      .selectFrom('skill_relations')
      .select(['skill_id as of', 'related_id as skillId', 'weight'])
      .orderBy('weight', 'desc')
      .orderBy('related_id')
      .execute();
    return Map.groupBy(
      rows.map((row) => ({ ...row, weight: Number(row.weight) })),
      ({ of }) => of,
    );
  }
}
