import { languages } from '@masar/i18n';
import { defineEntity, p } from '@mikro-orm/core';
import { listIndex, slugOf } from '#platform/database/columns';

/** Table `skill_names`: every spelling by which a skill is found; no two skills share one. */
export const SkillNameSchema = defineEntity({
  name: 'SkillName',
  tableName: 'skill_names',
  indexes: [listIndex('skill_names', 'skill_id', 'skill_id')],
  properties: {
    /** See `skillKey` in libs/domain. */
    nameKey: p.text().primary(),
    skillId: slugOf('skills', 'cascade'),
    /** As people write it. */
    name: p.text(),
    language: p.enum(languages),
  },
});
