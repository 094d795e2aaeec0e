import { skillKeys } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { SkillsTables } from '../skills.tables.js';

export interface SkillRow {
  id: string;
  label_ar: string;
  label_en: string;
  category_id: string;
}

/** Fewer common trigrams than this are chance. */
const likeEnough = 0.4;
/** Shorter words have too few trigrams to tell a typing error from another word. */
const correctableLength = 4;
const most = 10;

/** Skills for what somebody has typed so far. */
@Injectable()
export class SkillSuggestions {
  constructor(private readonly database: ReadDatabase) {}

  /** At most ten: the skill that is named exactly, then beginnings of names, then parts, then names that look alike. */
  async matching(text: string): Promise<SkillRow[]> {
    const keys = skillKeys(text);
    const [key = ''] = keys;
    if (key === '') return [];
    const isCorrectable = key.length >= correctableLength;
    const { rows } = await sql<SkillRow>`
      with candidate as (
        select n.skill_id,
               case when n.name_key = any(${keys}::text[]) then 4.0
                    when starts_with(n.name_key, ${key}) then 3.0
                    when position(${key} in n.name_key) > 0 then 2.0
                    else similarity(masar_letters(n.name_key), masar_letters(${key})) end as likeness,
               length(n.name_key) as size
          from skill_names n
         where n.name_key = any(${keys}::text[])
            or position(${key} in n.name_key) > 0
            or (${isCorrectable} and similarity(masar_letters(n.name_key), masar_letters(${key})) >= ${likeEnough})
      ), best as (
        select distinct on (skill_id) skill_id, likeness, size from candidate order by skill_id, likeness desc, size
      )
      select s.id, s.label_ar, s.label_en, s.category_id
        from best join skills s on s.id = best.skill_id
       order by best.likeness desc, best.size, s.id
       limit ${most}
    `.execute(this.database.over<SkillsTables>());
    return rows;
  }
}
