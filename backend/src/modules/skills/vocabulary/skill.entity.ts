import { defineEntity, p } from '@mikro-orm/core';
import { listIndex, slugOf } from '#platform/database/columns';

/** Table `skills`: the vocabulary that people, courses and jobs share, filled from seeds/reference/skills (PRF-2). */
export const SkillSchema = defineEntity({
  name: 'Skill',
  tableName: 'skills',
  indexes: [listIndex('skills', 'category_id', 'category_id')],
  properties: {
    /** Readable, e.g. `javascript`. */
    id: p.text().primary(),
    labelAr: p.text(),
    labelEn: p.text(),
    categoryId: slugOf('categories', 'restrict'),
  },
});
