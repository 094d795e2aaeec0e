import { defineEntity } from '@mikro-orm/core';
import { decimal, id, listIndex, slugOf } from '#platform/database/columns';

/** Table `skill_relations`: how much knowing one skill says about another; kept in both directions. */
export const SkillRelationSchema = defineEntity({
  name: 'SkillRelation',
  tableName: 'skill_relations',
  uniques: [{ name: 'skill_relations_skill_id_related_id_unique', properties: ['skillId', 'relatedId'] }],
  indexes: [listIndex('skill_relations', 'related_id', 'related_id')],
  checks: [
    { name: 'skill_relations_weight_check', expression: 'weight > 0 and weight < 1' },
    { name: 'skill_relations_related_id_check', expression: 'skill_id <> related_id' },
  ],
  properties: {
    id: id(),
    skillId: slugOf('skills', 'cascade'),
    relatedId: slugOf('skills', 'cascade'),
    /** 0 (unrelated) to 1 (the same), both excluded. */
    weight: decimal(2, 1),
  },
});
