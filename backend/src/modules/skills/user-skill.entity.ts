import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex } from '#platform/database/columns';

/** Table `user_skills`: what a person can do, and who confirmed it (spec 3; ASM-1, PRF-2). */
export const UserSkillSchema = defineEntity({
  name: 'UserSkill',
  tableName: 'user_skills',
  indexes: [
    listIndex('user_skills', 'verified_by', 'verified_by'),
    listIndex('user_skills', 'skill_name', 'skill_name'),
  ],
  uniques: [{ name: 'user_skills_user_id_skill_name_unique', properties: ['userId', 'skillName'] }],
  checks: [
    { name: 'user_skills_proficiency_level_check', expression: 'proficiency_level >= 1 and proficiency_level <= 5' },
  ],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    skillName: p.text(),
    /** 1 (beginner) to 5 (expert). */
    proficiencyLevel: p.integer().nullable(),
    /** Who confirmed the level; absent where the person states it alone. */
    verifiedBy: idOf('users', 'set null').nullable(),
    acquiredAt: createdAt(),
  },
});

export class UserSkill extends UserSkillSchema.class {}
UserSkillSchema.setClass(UserSkill);
