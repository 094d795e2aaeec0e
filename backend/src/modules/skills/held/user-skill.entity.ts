import { skillSources } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, decimal, id, idOf, listIndex, moment, slugOf } from '#platform/database/columns';

/**
 * Table `user_skills`: what a person can do, and how we know (spec 3; ASM-1, PRF-2). One row for each source: what
 * somebody states never touches what was assessed, and taking one away leaves the others.
 */
export const UserSkillSchema = defineEntity({
  name: 'UserSkill',
  tableName: 'user_skills',
  indexes: [
    listIndex('user_skills', 'verified_by', 'verified_by'),
    listIndex('user_skills', 'skill_name', 'skill_name'),
    listIndex('user_skills', 'skill_id', 'skill_id'),
  ],
  uniques: [{ name: 'user_skills_user_id_skill_id_source_unique', properties: ['userId', 'skillId', 'source'] }],
  checks: [
    { name: 'user_skills_proficiency_level_check', expression: 'proficiency_level >= 1 and proficiency_level <= 5' },
    {
      name: 'user_skills_achieved_level_check',
      expression: `achieved_level is null or (achieved_level >= 1 and achieved_level <= proficiency_level and source = 'course')`,
    },
    { name: 'user_skills_confidence_check', expression: 'confidence >= 0 and confidence <= 1' },
  ],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    skillId: slugOf('skills', 'restrict'),
    /** The skill's English label when the row was written, for exports and readers of the table alone. */
    skillName: p.text(),
    source: p.enum(skillSources),
    /** 1 (beginner) to 5 (expert). */
    proficiencyLevel: p.integer().nullable(),
    /** Of a course: up to which level certificates of achievement show it; absent where none does (JOB-2, EVD-4). */
    achievedLevel: p.integer().nullable(),
    /** 0 to 1: how sure an assessment is of the level. */
    confidence: decimal(3, 2).nullable(),
    /** Who confirmed the level; absent where the person states it alone. */
    verifiedBy: idOf('users', 'set null').nullable(),
    acquiredAt: createdAt(),
    /** An assessment counts for a while only. */
    expiresAt: moment().nullable(),
  },
});
